import { SanitizedHtml } from '@marketplace/contracts/ui/SanitizedHtml';
import type { Sanitized } from '@marketplace/contracts/ui/sanitizeHtml';
import { useId } from 'react';
import { Answer, Question, Section } from './Landing.styles';

interface QuestionsProps {
  title: string;
  /** Questions with their answers. */
  sections: readonly { id: string; title: string; body: Sanitized }[];
}

/** Questions and answers; the browser opens and closes them, and finds words in closed ones. */
export function Questions({ title, sections }: QuestionsProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>
        {sections.map((section) => (
          <Question key={section.id} id={section.id}>
            <summary>
              <h3>{section.title}</h3>
            </summary>
            <Answer>
              <SanitizedHtml html={section.body} />
            </Answer>
          </Question>
        ))}
      </div>
    </Section>
  );
}
