import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useId, useRef } from 'react';
import { localDigits } from '../../../contracts/i18n/localDigits';
import { ChosenPictureItem } from './ChosenPictureItem';
import { AddLabel, Field, FileInput, Legend, List, Soft } from './PictureField.styles';
import { MAX_PICTURES, PICTURE_TYPES } from './pictureRules';
import type { usePictures } from './usePictures';

interface PictureFieldProps {
  /** Name of the hidden fields with the URLs of uploaded pictures. */
  name: string;
  chosen: ReturnType<typeof usePictures>;
}

/**
 * Field for the pictures of a form. A picture is uploaded as soon as it is chosen, and can be
 * removed.
 */
export function PictureField({ name, chosen }: PictureFieldProps) {
  const { i18n } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { pictures, leftOut } = chosen;
  const isFull = pictures.length >= MAX_PICTURES;
  const most = localDigits(MAX_PICTURES, i18n.locale);

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    chosen.add([...(currentTarget.files ?? [])]);
    // Allows the same file to be chosen again after it was removed.
    currentTarget.value = '';
  };
  const handleRemove = (key: number) => {
    chosen.remove(key);
    // The pressed button disappears with its picture, so the input takes the focus. Waits for the
    // next frame, because the input may be disabled until then.
    requestAnimationFrame(() => input.current?.focus());
  };
  return (
    <Field>
      <Legend>
        <Trans>Pictures</Trans>{' '}
        <Soft as="span">
          <Trans>(optional)</Trans>
        </Soft>
      </Legend>
      {pictures.length > 0 && (
        <List role="list">
          {pictures.map((picture, index) => (
            <ChosenPictureItem
              key={picture.key}
              picture={picture}
              number={localDigits(index + 1, i18n.locale)}
              onRemove={() => handleRemove(picture.key)}
              onRetry={() => chosen.retry(picture)}
            />
          ))}
        </List>
      )}
      {pictures.map(
        ({ key, picture }) =>
          picture && <input key={key} type="hidden" name={name} value={picture.mediumImageUrl} />,
      )}
      <FileInput
        ref={input}
        id={id}
        type="file"
        multiple
        accept={PICTURE_TYPES.join(',')}
        onChange={handleChange}
        disabled={isFull}
        aria-describedby={`${id}-hint`}
      />
      <AddLabel htmlFor={id}>
        <Trans>Add pictures</Trans>
      </AddLabel>
      <Soft id={`${id}-hint`}>
        <Trans>Up to {most} pictures: JPEG, PNG, WebP or AVIF. Large ones are made smaller.</Trans>
      </Soft>
      <p role="status">
        {leftOut > 0 && (
          <Plural
            value={leftOut}
            one="# picture was left out: there is no room for it."
            other="# pictures were left out: there is no room for them."
          />
        )}
      </p>
    </Field>
  );
}
