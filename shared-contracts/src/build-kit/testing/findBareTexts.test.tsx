import { render } from '@testing-library/react';
import { findBareTexts } from './findBareTexts';

/** Marks a text as React marks its own, but without the file that wrote it. */
function markAsReact(parent: Element, text: string): Element {
  const node = document.createTextNode(text);
  parent.append(node);
  Object.assign(node, { __reactFiber$test: { return: null } });
  return parent;
}

const parentOf = (attributes: Record<string, string> = {}) => {
  const parent = document.createElement('p');
  for (const [name, value] of Object.entries(attributes)) parent.setAttribute(name, value);
  return parent;
};

it('finds a text that React keeps as a node of its own', () => {
  expect(findBareTexts(markAsReact(parentOf(), '৳330.00'))).toEqual(['<p>: ৳330.00']);
});

it.each([
  ['is blank', markAsReact(parentOf(), ' ')],
  ['is not translated', markAsReact(parentOf({ translate: 'no' }), 'Rahima Khatun')],
  ['is not of React', Object.assign(parentOf(), { textContent: 'from the host' })],
])('ignores a text that %s', (_, parent) => {
  expect(findBareTexts(parent)).toEqual([]);
});

it('ignores a lone string, and the texts that a test wrote', () => {
  const { container } = render(
    <>
      <p>{'alone'}</p>
      <p>{2} pieces</p>
    </>,
  );
  expect(findBareTexts(container)).toEqual([]);
});
