import { Button } from '@marketplace/contracts/ui/Button';
import { useEffect, useState } from 'react';
import { Row } from '../controls/fields';
import { Outcome, useAction } from '../controls/useAction';
import { readPanelState } from '../loader/panelStorage';
import { playSeries, startRecording, stopRecording } from './recording';

const REFRESH_MS = 500;

/** Records a series of events, plays it again on any page of the shop, and copies it. */
export function Recorder({ page }: { page: Window }) {
  const [{ recordingSince, series }, setState] = useState(readPanelState);
  const { run, ...outcome } = useAction();
  const isRecording = recordingSince !== undefined;
  useEffect(() => {
    const timer = setInterval(() => setState(readPanelState()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const handleRecord = () => {
    if (isRecording) stopRecording();
    else startRecording();
    setState(readPanelState());
  };
  const handlePlay = () =>
    run(async () => {
      await playSeries(page, series);
      return `${countOf(series)} played again.`;
    });
  const handleCopy = () =>
    run(async () => {
      await navigator.clipboard.writeText(JSON.stringify(series, null, 2));
      return 'The series is copied as JSON.';
    });
  return (
    <section aria-label="Series of events">
      <p>{`${isRecording ? 'Recording' : 'The series has'}: ${countOf(series)}`}</p>
      {series.length > 0 && (
        <ol>
          {series.map(({ topic, time }) => (
            <li key={`${time} ${topic}`}>{topic}</li>
          ))}
        </ol>
      )}
      <Row>
        <Button onClick={handleRecord}>{isRecording ? 'Stop recording' : 'Record'}</Button>
        <Button
          isDisabled={isRecording || series.length === 0}
          isLoading={outcome.isBusy ?? false}
          onClick={handlePlay}
        >
          Play again
        </Button>
        <Button isDisabled={series.length === 0} onClick={handleCopy}>
          Copy as JSON
        </Button>
      </Row>
      <Outcome {...outcome} />
    </section>
  );
}

const countOf = ({ length }: readonly unknown[]) =>
  `${length} ${length === 1 ? 'event' : 'events'}`;
