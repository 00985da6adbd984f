import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type WidgetLoader, WidgetLoaderContext } from '../page/contexts';
import { RemoteWidget } from './RemoteWidget';

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

function loaderWith(load: WidgetLoader['load'], isHydrating = false): WidgetLoader {
  return { load, isHydrating: () => isHydrating, serverWidget: () => Plain };
}

const widgetIn = (loader: WidgetLoader) => (
  <WidgetLoaderContext value={loader}>
    <RemoteWidget remote="mf_catalog" module="SearchBox" fallback={<Plain />} />
  </WidgetLoaderContext>
);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /search products/i });

describe('a widget of a remote', () => {
  it('loads nothing until an intent', () => {
    const load = jest.fn();
    render(widgetIn(loaderWith(load)));
    expect(field()).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });

  it('hydrates with focus and input of the meantime', async () => {
    let arrive: (widget: typeof SearchBox) => void = () => undefined;
    const load = () =>
      new Promise<typeof SearchBox>((resolve) => {
        arrive = resolve;
      });
    render(widgetIn(loaderWith(load)));
    await userEvent.type(field(), 'ilish');
    await act(async () => arrive(SearchBox));
    expect(await screen.findByText('5 letters')).toBeVisible();
    expect(field()).toHaveFocus();
    await userEvent.type(field(), 'h');
    expect(field()).toHaveValue('ilishh');
  });

  it('stays as it is while its remote is down and retries at the next interaction', async () => {
    let isDown = true;
    render(widgetIn(loaderWith(async () => (isDown ? undefined : SearchBox))));
    await userEvent.click(field());
    expect(screen.queryByText('0 letters')).not.toBeInTheDocument();
    isDown = false;
    await userEvent.click(document.body);
    await userEvent.click(field());
    expect(await screen.findByText('0 letters')).toBeVisible();
  });

  it('leaves the markup of the server alone while it hydrates', async () => {
    const page = document.createElement('div');
    page.innerHTML = '<div><form><input name="productName" value="rui"></form></div>';
    document.body.append(page);
    const onRecoverableError = jest.fn();
    const load = jest.fn();
    await act(async () => {
      hydrateRoot(page, widgetIn(loaderWith(load, true)), { onRecoverableError });
    });
    expect(page.querySelector('input')).toHaveValue('rui');
    expect(onRecoverableError).not.toHaveBeenCalled();
    page.remove();
  });
});
