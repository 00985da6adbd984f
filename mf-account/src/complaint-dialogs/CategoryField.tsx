import { Trans, useLingui } from '@lingui/react/macro';
import type { ProblemCategory } from '@marketplace/contracts/api/complaints';
import { SelectField } from '@marketplace/contracts/ui/SelectField';
import { useState } from 'react';
import { Region } from '../region/Region';
import { loadDialogData } from './loadDialogData';

interface CategoryFieldProps {
  name: string;
  /** What was chosen before. */
  saved?: ProblemCategory;
  error?: string;
}

/** What kind of problem it is, out of the host's list. */
export function CategoryField({ name, saved, error }: CategoryFieldProps) {
  const { t } = useLingui();
  const [categories, setCategories] = useState(loadDialogData.categories);
  const field = (items: ProblemCategory[], placeholder: string) => (
    <SelectField
      name={name}
      label={t`Kind of problem`}
      placeholder={placeholder}
      options={items.map(({ uuid, name: label }) => ({ value: uuid, label }))}
      defaultValue={saved?.uuid ?? ''}
      required
      error={error}
    />
  );
  return (
    <Region
      data={categories}
      fallback={field(saved ? [saved] : [], t`Loading…`)}
      failure={<Trans>The kinds of problems could not be loaded</Trans>}
      onRetry={() => setCategories(loadDialogData.categories())}
    >
      {(items) => field(items, t`Choose the kind of problem`)}
    </Region>
  );
}
