import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useIsHydrating } from './useIsHydrating';

const seen: boolean[] = [];

function Part() {
  seen.push(useIsHydrating());
  return <p>Fish</p>;
}

beforeEach(() => seen.splice(0));

describe('useIsHydrating', () => {
  it('is true in the render that hydrates server markup, and false in later renders', async () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<Part />);
    seen.splice(0);
    const root = await act(async () => hydrateRoot(page, <Part />));
    expect(seen).toEqual([true]);
    act(() => root.render(<Part key="another" />));
    expect(seen).toEqual([true, false]);
    act(() => root.unmount());
  });

  it('is false if there is no server markup', () => {
    render(<Part />);
    expect(seen).toEqual([false]);
  });
});
