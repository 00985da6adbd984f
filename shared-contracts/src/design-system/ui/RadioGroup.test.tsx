import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: '500 g', label: '500 g' },
  { value: '1 kg', label: '1 kg' },
  { value: '2 kg', label: '2 kg', isUnavailable: true },
];

const radio = (name: string) => screen.getByRole('radio', { name });

describe('RadioGroup', () => {
  it('is named by its legend, and has exactly one checked option', async () => {
    renderUi(<RadioGroup legend="Weight" name="weight" options={options} defaultValue="500 g" />);
    expect(screen.getByRole('group', { name: 'Weight' })).toBeVisible();
    expect(radio('500 g')).toBeChecked();
    await userEvent.click(radio('1 kg'));
    expect(radio('1 kg')).toBeChecked();
    expect(radio('500 g')).not.toBeChecked();
  });

  it('if controlled, calls onChange and waits for the parent to change its value', async () => {
    const onChange = jest.fn();
    renderUi(
      <RadioGroup
        legend="Weight"
        name="weight"
        options={options}
        value="500 g"
        onChange={onChange}
      />,
    );
    await userEvent.click(radio('1 kg'));
    expect(onChange).toHaveBeenCalledWith('1 kg');
    expect(radio('500 g')).toBeChecked();
  });

  it('lets the shopper choose an option that is labelled as unavailable', async () => {
    const onChange = jest.fn();
    renderUi(<RadioGroup legend="Weight" name="weight" options={options} onChange={onChange} />);
    await userEvent.click(radio('2 kg (unavailable)'));
    expect(onChange).toHaveBeenCalledWith('2 kg');
  });

  it('is operated with the arrow keys', async () => {
    renderUi(<RadioGroup legend="Weight" name="weight" options={options} defaultValue="500 g" />);
    await userEvent.tab();
    expect(radio('500 g')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(radio('1 kg')).toBeChecked();
  });
});
