import { Trans } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { type ReactNode, useId } from 'react';
import * as icons from '../design/icons';
import { Icon } from './Icon';

/** Texts around a control. */
export type FieldTexts = {
  label: ReactNode;
  /** Explains the value if the label does not. */
  hint?: ReactNode;
  /** Error message with its remedy, linked to the control. */
  error?: ReactNode;
  /** Marks the field "(optional)"; required fields have no mark. */
  isOptional?: boolean;
};

/** Attributes that link a control to its label, hint and error. */
type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type FieldFrameProps = FieldTexts & {
  /** The control's id if the page must know it; by default a generated one. */
  id?: string;
  children: (control: ControlProps) => ReactNode;
};

/** Label above, control, then hint and error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, error, isOptional, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const { hintId, errorId, describedBy } = fieldPartIds(id, { hint, error });
  return (
    <Root>
      <Label htmlFor={id}>
        {label}
        {isOptional && (
          <Optional>
            {' '}
            <Trans>(optional)</Trans>
          </Optional>
        )}
      </Label>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error == null ? undefined : true,
      })}
      {hint != null && <Hint id={hintId}>{hint}</Hint>}
      {error != null && (
        <FieldError id={errorId}>
          <Icon shape={icons.alert} size="small" />
          <span>{error}</span>
        </FieldError>
      )}
    </Root>
  );
}

/**
 * Ids of a field's hint and error, derived from the control's id, and the control's
 * `aria-describedby`, which names the error first.
 */
export function fieldPartIds(id: string, shown: { hint?: unknown; error?: unknown }) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [shown.error != null && errorId, shown.hint != null && hintId];
  return { hintId, errorId, describedBy: describedBy.filter(Boolean).join(' ') || undefined };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
`;

const Label = styled.label`
  justify-self: start;
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
`;

const Optional = styled.span`
  color: var(--color-ink-soft);
  font-weight: var(--weight-normal);
`;

const Hint = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;

const FieldError = styled.p`
  display: flex;
  align-items: baseline;
  gap: var(--space-2);
  color: var(--color-bad);
  font-size: var(--text-s);

  svg {
    align-self: center;
  }
`;
