import { useLingui } from '@lingui/react/macro';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { SelectField } from '@marketplace/contracts/ui/SelectField';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { WISHES } from './wishes';

interface WishFieldsProps {
  /** Number of pieces of the order item. */
  pieces: number;
  /** Values of the fields when the form was opened. */
  begun: { quantity?: string; wish?: string };
  /** Error of the number of pieces. */
  error?: string;
}

/** Fields for the customer's wish and, if the order item has several pieces, for their number. */
export function WishFields({ pieces, begun, error }: WishFieldsProps) {
  const { t, i18n } = useLingui();
  const all = localDigits(pieces, i18n.locale);
  return (
    <>
      {pieces > 1 && (
        <TextField
          name="quantity"
          label={t`How many of ${all} pieces?`}
          hint={t`Leave it empty for all`}
          defaultValue={begun.quantity}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          isOptional
          error={error}
        />
      )}
      <SelectField
        name="wish"
        label={t`What do you wish?`}
        placeholder={t`Choose, if you know`}
        options={Object.entries(WISHES).map(([value, label]) => ({ value, label: i18n._(label) }))}
        defaultValue={begun.wish}
        isOptional
      />
    </>
  );
}
