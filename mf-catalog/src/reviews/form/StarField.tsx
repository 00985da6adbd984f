import { Plural, Trans } from '@lingui/react/macro';
import * as media from '@marketplace/contracts/design/breakpoints';
import * as icons from '@marketplace/contracts/design/icons';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { useId } from 'react';

interface StarFieldProps {
  /** 0 until stars are chosen. */
  rating: number;
  error?: string;
  onChange: (rating: number) => void;
}

const STARS = [1, 2, 3, 4, 5];

/** One to five stars as radio buttons, so that keys and touch work natively. */
export function StarField({ rating, error, onChange }: StarFieldProps) {
  const errorId = useId();
  return (
    <Group
      role="radiogroup"
      aria-describedby={error && errorId}
      aria-invalid={error ? true : undefined}
    >
      <legend>
        <Trans>Your rating</Trans>
      </legend>
      <Row>
        {STARS.map((stars) => (
          <Star key={stars} $isOn={stars <= rating}>
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={stars === rating}
              onChange={() => onChange(stars)}
            />
            <Icon shape={icons.star} size="large" isFilled={stars <= rating} />
            <VisuallyHidden>
              <Plural value={stars} one="# star" other="# stars" />
            </VisuallyHidden>
          </Star>
        ))}
      </Row>
      {error && (
        <FieldError id={errorId}>
          <Icon shape={icons.alert} size="small" />
          <span>{error}</span>
        </FieldError>
      )}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-1);

  legend {
    font-size: var(--text-s);
    font-weight: var(--weight-medium);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

const Star = styled.label<{ $isOn: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: var(--radius-m);
  color: ${({ $isOn }) => ($isOn ? 'var(--color-star)' : 'var(--color-line-strong)')};
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    appearance: none;
    cursor: pointer;
  }

  input:focus-visible + svg {
    outline: 3px solid var(--color-focus);
    outline-offset: 4px;
  }

  ${media.hover} {
    &:hover {
      color: var(--color-star);
    }
  }
`;

const FieldError = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-bad);
  font-size: var(--text-s);
`;
