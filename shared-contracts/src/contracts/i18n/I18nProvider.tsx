import {
  type I18nProviderProps,
  I18nProvider as LinguiProvider,
  type TransRenderProps,
} from '@lingui/react';
import { Children, type ReactNode } from 'react';

interface ProviderProps extends Omit<I18nProviderProps, 'defaultComponent'> {
  children?: ReactNode;
}

/** Lingui's provider. Inside it, `Trans` wraps each piece of plain text in its own element. */
export const I18nProvider = (props: ProviderProps) => (
  <LinguiProvider {...props} defaultComponent={Texts} />
);

// A translator of the browser moves text nodes into `<font>`, where React does not find them. React
// then throws, or changes a text that nobody sees. A string is safe if it is the only child of an
// element, because React then replaces the whole content of the element.
const Texts = ({ translation }: TransRenderProps) =>
  Children.map(translation, (piece) =>
    typeof piece === 'string' && piece.trim() ? <span>{piece}</span> : piece,
  );
