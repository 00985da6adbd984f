import { useLingui } from '@lingui/react/macro';
import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { type UploadedFile, uploadFiles } from '@marketplace/contracts/api/uploads';
import { PICTURE_TYPES, refusedPicture } from '@marketplace/contracts/forms/pictureRules';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { FieldFrame } from '@marketplace/contracts/ui/FieldFrame';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { type ChangeEvent, useState } from 'react';
import { FileInput, Frame, Tiles } from './PictureField.styles';
import { pictureProblem, refusedPictures } from './pictureProblem';
import { useFailureMessage } from './useFailureMessage';

type Pictures = readonly UploadedFile[];

interface PictureFieldProps {
  /** Stored ones. */
  pictures: Pictures;
  onChange: (change: (pictures: Pictures) => Pictures) => void;
  /** Called when an upload starts and when it ends. */
  onBusy: (isBusy: boolean) => void;
}

/** Pictures go to the host as soon as they are chosen, so that what is wrong is said at once. */
export function PictureField({ pictures, onChange, onBusy }: PictureFieldProps) {
  const { t, i18n } = useLingui();
  const failureMessage = useFailureMessage();
  const [error, setError] = useState<string>();
  const [waiting, setWaiting] = useState(0);

  const handleFiles = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Or the same file could not be chosen again after a failure.
    target.value = '';
    if (files.length === 0 || waiting > 0) return;
    const problem = pictureProblem(files, pictures.length);
    setError(problem && i18n._(problem));
    if (problem) return;
    setWaiting(files.length);
    onBusy(true);
    try {
      const { items } = await callApi(uploadFiles, { files });
      onChange((old) => [...old, ...items]);
    } catch (failure) {
      const known = failure instanceof ApiError && refusedPictures[refusedPicture(failure.status)];
      setError(known ? i18n._(known) : failureMessage(failure));
    }
    setWaiting(0);
    onBusy(false);
  };

  return (
    <FieldFrame
      label={t`Pictures`}
      hint={t`Up to 5, each of at most 5 MB`}
      error={error}
      isOptional
    >
      {(control) => (
        <>
          <FileInput
            {...control}
            type="file"
            multiple
            accept={PICTURE_TYPES.join(',')}
            onChange={(event) => void handleFiles(event)}
          />
          {pictures.length + waiting > 0 && (
            <Tiles aria-busy={waiting > 0}>
              {pictures.map((picture, index) => (
                <Frame key={picture.uuid}>
                  <Picture
                    smallImageUrl={picture.smallImageUrl}
                    alt={t`Picture ${localDigits(index + 1, i18n.locale)}`}
                    sizes="96px"
                    priority="normal"
                  />
                  <IconButton
                    icon="close"
                    label={t`Remove picture ${localDigits(index + 1, i18n.locale)}`}
                    onClick={() =>
                      onChange((old) => old.filter(({ uuid }) => uuid !== picture.uuid))
                    }
                  />
                </Frame>
              ))}
              {[...Array(waiting).keys()].map((place) => (
                <Frame key={place} $isWaiting />
              ))}
            </Tiles>
          )}
        </>
      )}
    </FieldFrame>
  );
}
