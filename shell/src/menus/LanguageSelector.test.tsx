import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell';
import { LanguageSelector } from './LanguageSelector';

const shown = { config: { isLanguageSelectorShown: true } };

describe('the language selector', () => {
  it('is hidden unless the market enables it', () => {
    renderInShell(<LanguageSelector />);
    expect(screen.queryByRole('list', { name: 'Language' })).not.toBeInTheDocument();
  });

  it('offers each language by its own name, as a plain link to this very page', () => {
    renderInShell(<LanguageSelector />, { ...shown, path: '/product?sort=newest&lang=fr' });
    const links = screen.getAllByRole('link');
    expect(links.map(({ textContent, lang }) => [textContent, lang])).toEqual([
      ['English', 'en'],
      ['বাংলা', 'bn'],
      ['Français', 'fr'],
    ]);
    expect(screen.getByRole('link', { name: 'বাংলা' })).toHaveAttribute(
      'href',
      '/product?sort=newest&lang=bn',
    );
  });

  it('marks the language of the page', () => {
    renderInShell(<LanguageSelector />, shown);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('English');
  });
});
