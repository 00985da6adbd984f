import { useLingui } from '@lingui/react/macro';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';

export function useHeadTitle({ title }: PageHead): string {
  const { i18n } = useLingui();
  return typeof title === 'string' ? title : i18n._(title);
}
