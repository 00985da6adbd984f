import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type WidgetLoader, WidgetLoaderContext } from '../page/contexts';
import { remoteWidget } from './remoteWidget';

function SearchBox() {
  const [term, setTerm] = useState('');
  return (
    <label>
      Search products
      <input name="productName" value={term} onChange={({ target }) => setTerm(target.value)} />
      <output>{term.length} letters</output>
    </label>
  );
}

const Plain = () => (
  <label>
    Search products
    <input name="productName" />
  </label>
);

const Widget = remoteWidget('SearchBox', <Plain />);

const widgetWith = (load: WidgetLoader['load']) => (
  <WidgetLoaderContext value={{ load }}>
    <Widget />
  </WidgetLoaderContext>
);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /search products/i });

describe('a widget of a remote', () => {
  it('is not loaded until the visitor interacts with it', () => {
    const load = jest.fn();
    render(widgetWith(load));
    expect(field()).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });

  it('keeps focus and typed text when it replaces its fallback', async () => {
    let arrive: (widget: typeof SearchBox) => void = () => undefined;
    const load = () =>
      new Promise<typeof SearchBox>((resolve) => {
        arrive = resolve;
      });
    render(widgetWith(load));
    await userEvent.type(field(), 'ilish');
    await act(async () => arrive(SearchBox));
    expect(await screen.findByText('5 letters')).toBeVisible();
    expect(field()).toHaveFocus();
    await userEvent.type(field(), 'h');
    expect(field()).toHaveValue('ilishh');
  });

  it('compiles only for a slot of the shell', () => {
    // @ts-expect-error The shell has no slot of this name.
    expect(remoteWidget('Teaser', <Plain />)).toBeDefined();
  });

  it('shows its fallback while the remote is down, and is requested again at the next interaction', async () => {
    let isDown = true;
    render(widgetWith(async () => (isDown ? undefined : SearchBox)));
    await userEvent.click(field());
    expect(screen.queryByText('0 letters')).not.toBeInTheDocument();
    isDown = false;
    await userEvent.click(document.body);
    await userEvent.click(field());
    expect(await screen.findByText('0 letters')).toBeVisible();
  });
});
