import { Trans } from '@lingui/react/macro';
import { Button } from '@marketplace/contracts/ui/Button';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { Choice, Choices } from './Choice.styles';
import type { LineAbout } from './LineAbout';
import { LineSummary } from './LineSummary';

interface LineChoicesProps {
  lines: LineAbout[];
  onChoose: (line: LineAbout) => void;
  onBack: () => void;
}

/** The lines of an order to choose from. */
export function LineChoices({ lines, onChoose, onBack }: LineChoicesProps) {
  return (
    <Stack>
      <Choices>
        {lines.map((line) => (
          <li key={line.orderItemUuid}>
            <Choice onClick={() => onChoose(line)}>
              <LineSummary line={line} />
            </Choice>
          </li>
        ))}
      </Choices>
      <div>
        <Button onClick={onBack}>
          <Trans>Choose another order</Trans>
        </Button>
      </div>
    </Stack>
  );
}
