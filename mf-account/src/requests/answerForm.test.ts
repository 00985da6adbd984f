import { refuseForm } from './answerForm';
import { formResult } from './formActions';

it('refuseForm returns the typed values except passwords', () => {
  const form = new FormData();
  form.set('intent', 'save-profile');
  form.set('fullName', 'Rahima');
  form.set('currentPassword', 'four green birds');
  form.set('newPassword', 'seven blue boats');
  const { data, init } = refuseForm(formResult.invalid({ email: 'invalid' }), form);
  expect(data).toEqual({
    status: 'invalid',
    problems: { email: 'invalid' },
    intent: 'save-profile',
    typed: { fullName: 'Rahima' },
  });
  expect(init?.status).toBe(400);
});
