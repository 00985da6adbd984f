import { screen } from '@testing-library/react';
import { boot, OLD_TEXT, startWithEmptyPages } from './runBootScript';

startWithEmptyPages();

const supports = (answer: boolean) => {
  Object.assign(CSS, { supports: () => answer });
};
afterEach(() => supports(true));

const MARKUP = '<main><noscript><button>Show</button></noscript></main>';

it('in a browser that is too old, a page loads no scripts, shows its noscript content and says why', () => {
  supports(false);
  document.body.innerHTML = MARKUP;
  boot();
  jest.advanceTimersByTime(5_000);
  expect(document.head.querySelectorAll('script, link')).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Show' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(OLD_TEXT);
});

it('in a browser that is too old, a button of a form sends the form', () => {
  supports(false);
  document.body.innerHTML = '<form method="post"><button>Buy</button></form>';
  const submit = jest.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('submit', submit, { once: true });
  boot();
  screen.getByRole('button').click();
  expect(submit).toHaveBeenCalledTimes(1);
});

it('in a supported browser, a page loads its scripts and shows no message', () => {
  document.body.innerHTML = MARKUP;
  boot();
  jest.advanceTimersByTime(5_000);
  expect(document.head.querySelectorAll('script').length).toBeGreaterThan(0);
  expect(screen.queryByRole('status')).toBeNull();
});
