import { SanitizedHtml } from '@marketplace/contracts/ui/SanitizedHtml';
import type { Sanitized } from '@marketplace/contracts/ui/sanitizeHtml';
import { useId } from 'react';
import { Answer, Question, Section } from './Landing.styles';

interface QuestionsProps {
  title: string;
  /** One section per question. The title is the question, the body is the answer. */
  sections: readonly { id: string; title: string; body: Sanitized }[];
}

/**
 * Shows questions and answers in `details` elements. The browser opens and closes them, and its
 * search also finds words in closed answers.
 */
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
