import { Notice } from '@marketplace/contracts/ui/Notice';

export interface StoryFaultProps {
  story: string;
  /** Path of the story's file, relative to the repository. */
  file: string;
  error: unknown;
}

/** Says which story does not work, where it is and why. */
export const StoryFault = ({ story, file, error }: StoryFaultProps) => (
  <Notice tone="bad">
    <p>
      <span>{`The story ${story} of ${file} throws: `}</span>
      <code>{error instanceof Error ? error.message : String(error)}</code>
    </p>
  </Notice>
);
