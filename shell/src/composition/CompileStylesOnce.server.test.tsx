/** @jest-environment node */
import styled from '@marketplace/contracts/styled';
import { useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetContext } from 'styled-components';
import { CompileStylesOnce } from './CompileStylesOnce';

const Price = styled.p<{ $isSale?: boolean }>`
  color: ${({ $isSale }) => ($isSale ? 'var(--color-sale)' : 'var(--color-ink)')};
`;

const compile = jest.fn();

/** Counts what reaches the compiler of styled-components itself. */
function Counted({ children }: { children: React.ReactNode }) {
  const context = useContext(StyleSheetContext);
  compile.mockImplementation(context.stylis);
  const stylis = Object.assign(compile, { hash: context.stylis.hash });
  return <StyleSheetContext value={{ ...context, stylis }}>{children}</StyleSheetContext>;
}

function cssOf(isSale: boolean): string {
  const sheet = new ServerStyleSheet();
  const page = (
    <Counted>
      <CompileStylesOnce>
        <Price $isSale={isSale}>৳1</Price>
      </CompileStylesOnce>
    </Counted>
  );
  renderToString(sheet.collectStyles(page));
  return sheet.instance.toString();
}

it('compiles a rule for the first document alone, and writes it into each', () => {
  const first = cssOf(false);
  expect(first).toContain('color:var(--color-ink)');
  expect(compile).toHaveBeenCalledTimes(1);
  expect(cssOf(false)).toBe(first);
  expect(compile).toHaveBeenCalledTimes(1);
  expect(cssOf(true)).toContain('color:var(--color-sale)');
  expect(compile).toHaveBeenCalledTimes(2);
});
