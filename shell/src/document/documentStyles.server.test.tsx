import styled, { keyframes } from '@marketplace/contracts/styled';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetContext, version } from 'styled-components';
import { classesIn, DocumentStyles } from './documentStyles.server';

const Price = styled.p<{ $isSale?: boolean }>`
  color: ${({ $isSale }) => ($isSale ? 'var(--color-sale)' : 'var(--color-ink)')};
`;
const Badge = styled.p`
  font-weight: 700;
`;
const pulse = keyframes`
  50% {
    opacity: 0.5;
  }
`;
const Pulsing = styled.p`
  animation: ${pulse} 1s;
`;
const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;
const Turning = styled.p`
  animation: ${turn} 1s;
`;

const INK = 'color:var(--color-ink)';
const SALE = 'color:var(--color-sale)';

/** @returns the classes of a document rendered with these styles */
const render = (styles: DocumentStyles, app: ReactElement) =>
  classesIn(renderToString(styles.collect(app)));

/** Reads the number by which styled-components orders a component. */
const numberIn = (css: string) => Number(/data-styled\.g(\d+)/.exec(css)?.[1]);

describe('the collected styles', () => {
  it('contain only the rules that the elements of the document use', () => {
    const styles = new DocumentStyles();
    const sale = render(styles, <Price $isSale>৳1</Price>);
    const usual = render(styles, <Price>৳1</Price>);
    expect(styles.ofDocument(sale).code).toContain(SALE);
    expect(styles.ofDocument(sale).code).not.toContain(INK);
    expect(styles.ofDocument(usual).code).toContain(INK);
    expect(styles.ofDocument(usual).code).not.toContain(SALE);
  });

  it('do not depend on documents that were rendered earlier', () => {
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
    expect(used.ofDocument(render(used, page))).toEqual(fresh.ofDocument(render(fresh, page)));
  });

  it('number components from 1 even if the process has rendered a different component before', () => {
    const styles = new DocumentStyles();
    render(styles, <Price>৳1</Price>);
    const { code } = styles.ofDocument(render(styles, <Badge>new</Badge>));
    expect(code.match(/data-styled\.g\d+/g)).toEqual(['data-styled.g1']);
  });

  it('contain only the animations that the document uses', () => {
    const styles = new DocumentStyles();
    const both = (
      <>
        <Pulsing>wait</Pulsing>
        <Turning>wait</Turning>
      </>
    );
    render(styles, both);
    const { code } = styles.ofDocument(render(styles, <Pulsing>wait</Pulsing>));
    expect(code).toContain('opacity:0.5');
    expect(code).not.toContain('rotate');
  });

  it('equal the styles that styled-components writes for one document', () => {
    const styles = new DocumentStyles();
    const library = new ServerStyleSheet();
    const badge = <Badge>new</Badge>;
    renderToString(library.collectStyles(badge));
    const [, ofLibrary = ''] = />(.*)<\/style>/s.exec(library.getStyleTags()) ?? [];
    const { code } = styles.ofDocument(render(styles, badge));
    expect(code).toBe(ofLibrary.replace(/(?<=data-styled\.g)\d+/, '1'));
  });

  it('make styled-components add no styles of its own in a browser', async () => {
    const styles = new DocumentStyles();
    const { code } = styles.ofDocument(render(styles, <Badge>new</Badge>));
    document.head.innerHTML = `<style data-styled="true" data-styled-version="${version}">${code}</style>`;
    await jest.isolateModulesAsync(async () => {
      await import('styled-components');
    });
    const [own, ...others] = document.querySelectorAll('style');
    expect(others).toEqual([]);
    expect(own?.getAttribute('data-styled')).toBe('active');
    expect(own?.textContent).toBe(code.split('/*!sc*/')[0]);
  });

  it('report the number of compiled classes as their size', () => {
    const styles = new DocumentStyles();
    render(styles, <Price>৳1</Price>);
    render(styles, <Price $isSale>৳1</Price>);
    expect(styles.size).toBe(2);
  });

  it('are compiled once, even if a second document uses the same rule', () => {
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
    expect(styles.ofDocument(second).code).toBe(styles.ofDocument(first).code);
    expect(compile).toHaveBeenCalledTimes(1);
  });

  it('contain for each chunk only rules that earlier chunks lack, in the order of components', () => {
    const styles = new DocumentStyles();
    const price = render(styles, <Price>৳1</Price>);
    const badge = render(styles, <Badge>new</Badge>);
    const sent = new Set<string>();
    const first = styles.ofPiece(price, sent);
    expect(first).toContain(INK);
    const second = styles.ofPiece(new Set([...price, ...badge]), sent);
    expect(second).toContain('font-weight:700');
    expect(second).not.toContain(INK);
    expect(numberIn(second)).toBeGreaterThan(numberIn(first));
    expect(styles.ofPiece(badge, sent)).toBe('');
  });
});
