import { forgetDraft, keepDraft, openDraft } from './checkoutDraft';

const RAHIMA = 'c1';
const KARIM = 'c2';

function formOf(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

const form = formOf(`
  <input type="hidden" name="cartUuid" value="x">
  <input type="radio" name="shippingChoice" value="a">
  <input type="radio" name="shippingChoice" value="new" checked>
  <fieldset disabled><input name="billing.name" value="Karim"></fieldset>
  <select name="shipping.division"><option>Dhaka</option><option selected>Khulna</option></select>
  <input type="checkbox" name="isSaved" value="on" checked>
  <input type="checkbox" name="isBillingSame" value="on">
  <textarea name="note">Ring twice</textarea>
  <button name="pressed">Place Order</button>`);

describe('the draft of a checkout', () => {
  beforeEach(forgetDraft);

  it('holds all that was typed or chosen, also what is not chosen at the moment', () => {
    keepDraft(RAHIMA, form);
    expect(openDraft(RAHIMA)).toEqual({
      shippingChoice: 'new',
      'billing.name': 'Karim',
      'shipping.division': 'Khulna',
      isSaved: 'on',
      isBillingSame: '',
      note: 'Ring twice',
    });
  });

  it('is for nobody else, and gone once somebody else has looked', () => {
    keepDraft(RAHIMA, form);
    expect(openDraft(KARIM)).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
    expect(openDraft(RAHIMA)).toBeUndefined();
  });

  it.each(['{', 'null', '"text"', '[]', '{"customer":"c1"}'])(
    'is none when it reads %s',
    (text) => {
      sessionStorage.setItem('checkoutDraft', text);
      expect(openDraft(RAHIMA)).toBeUndefined();
    },
  );

  it('does without storage where that is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((call) =>
      jest.spyOn(Storage.prototype, call).mockImplementation(blocked),
    );
    keepDraft(RAHIMA, form);
    expect(openDraft(RAHIMA)).toBeUndefined();
    forgetDraft();
    for (const spy of spies) spy.mockRestore();
  });
});
