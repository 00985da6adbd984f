import { render } from '@testing-library/react';
import { findBareTexts } from './findBareTexts';

/**
 * Appends a text node with the property `__reactFiber$…`, by which React marks its nodes. The
 * property has no stack that names a test file, so the text does not count as written by a test.
 */
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

it('findBareTexts finds a text that React keeps as a node of its own', () => {
  expect(findBareTexts(markAsReact(parentOf(), '৳330.00'))).toEqual(['<p>: ৳330.00']);
});

it.each([
  ['is blank', markAsReact(parentOf(), ' ')],
  ['must not be translated', markAsReact(parentOf({ translate: 'no' }), 'Rahima Khatun')],
  ['React has not written', Object.assign(parentOf(), { textContent: 'from the host' })],
])('findBareTexts ignores a text that %s', (_, parent) => {
  expect(findBareTexts(parent)).toEqual([]);
});

it('findBareTexts ignores a string that is alone in its element, and texts that a test wrote', () => {
  const { container } = render(
    <>
      <p>{'alone'}</p>
      <p>{2} pieces</p>
    </>,
  );
  expect(findBareTexts(container)).toEqual([]);
});
