import { Trans, useLingui } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { TextAreaField } from '@marketplace/contracts/ui/TextAreaField';
import { useState } from 'react';
import { Step } from './Step';

/** Upper limit of the API contract, in characters. */
const MAX_LENGTH = 1000;

type NoteStepProps = {
  text: string | undefined;
  /**
   * True to collapse an empty field under a summary, because few shoppers write a note. Read at
   * mount only, so that a guest who logs in keeps the text.
   */
  isFolded: boolean;
};

export function NoteStep({ text, ...props }: NoteStepProps) {
  const { t } = useLingui();
  const [isFolded] = useState(props.isFolded);
  const field = (
    <TextAreaField
      label={t`Note`}
      hint={t`For example when somebody is at home`}
      name="note"
      defaultValue={text}
      maxLength={MAX_LENGTH}
      rows={3}
      isOptional
    />
  );
  return (
    <Step number={3} title={<Trans>Anything the shops should know?</Trans>}>
      {isFolded ? (
        <Fold open={Boolean(text)}>
          <summary>
            <Trans>Add a note</Trans>
          </summary>
          {field}
        </Fold>
      ) : (
        field
      )}
    </Step>
  );
}

const Fold = styled.details`
  /* The summary is as high as a touch target. The negative margin compensates for that height. */
  margin-block: calc(-1 * var(--space-2));

  summary {
    display: list-item;
    min-height: var(--target);
    padding-block: var(--space-3);
    color: var(--color-link);
    cursor: pointer;
  }
`;
