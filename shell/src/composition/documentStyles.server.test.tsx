/** @jest-environment node */
import styled from '@marketplace/contracts/styled';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StyleSheetContext } from 'styled-components';
import { classesIn, DocumentStyles } from './documentStyles.server';

const Price = styled.p<{ $isSale?: boolean }>`
  color: ${({ $isSale }) => ($isSale ? 'var(--color-sale)' : 'var(--color-ink)')};
`;
const Badge = styled.p`
  font-weight: 700;
`;

const INK = 'color:var(--color-ink)';
const SALE = 'color:var(--color-sale)';

/** The classes of a document rendered with these styles. */
const render = (styles: DocumentStyles, app: ReactElement) =>
  classesIn(renderToString(styles.collect(app)));

describe('the styles of all documents', () => {
  it('give a document those of its own elements alone', () => {
    const styles = new DocumentStyles();
    const sale = render(styles, <Price $isSale>৳1</Price>);
    const usual = render(styles, <Price>৳1</Price>);
    expect(styles.compact(sale).code).toContain(SALE);
    expect(styles.compact(sale).code).not.toContain(INK);
    expect(styles.compact(usual).code).toContain(INK);
    expect(styles.compact(usual).code).not.toContain(SALE);
  });

  it('are the same whatever was rendered before', () => {
    const page = (
      <>
        <Price>৳1</Price>
        <Price $isSale>৳1</Price>
        <Badge>new</Badge>
      </>
    );
    const fresh = new DocumentStyles();
    const used = new DocumentStyles();
    render(used, <Badge>new</Badge>);
    render(used, <Price $isSale>৳1</Price>);
    expect(used.compact(render(used, page))).toEqual(fresh.compact(render(fresh, page)));
  });

  it('compile each rule once', () => {
    const styles = new DocumentStyles();
    const compile = jest.fn();
    const counted = (
      <StyleSheetContext.Consumer>
        {(context) => {
          const stylis = Object.assign(compile.mockImplementation(context.stylis), {
            hash: context.stylis.hash,
          });
          return (
            <StyleSheetContext value={{ ...context, stylis }}>
              <Price>৳1</Price>
            </StyleSheetContext>
          );
        }}
      </StyleSheetContext.Consumer>
    );
    const [first, second] = [render(styles, counted), render(styles, counted)];
    expect(styles.compact(second).code).toBe(styles.compact(first).code);
    expect(compile).toHaveBeenCalledTimes(1);
  });

  it('send with a piece what no earlier piece has brought', () => {
    const styles = new DocumentStyles();
    const price = render(styles, <Price>৳1</Price>);
    const badge = render(styles, <Badge>new</Badge>);
    const sent = new Set<string>();
    expect(styles.ofPiece(price, sent)).toContain(INK);
    const second = styles.ofPiece(new Set([...price, ...badge]), sent);
    expect(second).toContain('font-weight:700');
    expect(second).not.toContain(INK);
    expect(styles.ofPiece(badge, sent)).toBe('');
  });
});
