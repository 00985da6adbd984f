import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { severalLines } from '@marketplace/contracts/api/typedText';
import { useTabDraft } from '@marketplace/contracts/forms/useTabDraft';
import { failureMessage, toast } from '@marketplace/contracts/notices';
import { type FormEvent, useState } from 'react';
import { bus, useRetained } from '../../../contracts';
import { commentKey } from './commentKey';

/** The API's limit for a comment or reply, in characters. */
const LONGEST = 1000;

interface CommentFormOptions {
  slug: string;
  commentUuid?: string;
  onSent: () => void;
}

type Notice = { tone: 'info' | 'bad'; message: string };

/**
 * State of the form for a comment or reply. The text is kept until the API has received it, even
 * through a login, an expired session, a failure or a reload.
 */
export function useCommentForm({ slug, commentUuid, onSent }: CommentFormOptions) {
  const { t } = useLingui();
  const isLogin = useRetained('session:changed')?.isLogin ?? false;
  const [text, setText] = useTabDraft(commentKey(slug, commentUuid), '');
  const [error, setError] = useState<string>();
  const [notice, setNotice] = useState<Notice>();
  const [isSending, setIsSending] = useState(false);

  const change = (typed: string) => {
    setText(typed);
    setError(undefined);
  };

  const askToLogin = (hasSessionEnded: boolean) => {
    setNotice({ tone: 'info', message: t`Please log in. What you wrote stays here.` });
    bus.publish('session:login-requested', { reason: 'comment', hasSessionEnded });
  };

  const messageOf = async (failure: unknown) => {
    if (commentUuid !== undefined) return t`An error occurred while posting your reply.`;
    return failureMessage(failure);
  };

  async function send(typed: string): Promise<void> {
    setIsSending(true);
    setNotice(undefined);
    try {
      const { sendText } = await import(
        /* webpackChunkName: "content-comment-requests" */ './commentRequests'
      );
      await sendText(slug, typed, commentUuid);
      const message =
        commentUuid === undefined
          ? t`An admin will publish your comment.`
          : t`An admin will publish your reply.`;
      toast.success(message);
      change('');
      onSent();
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 401) askToLogin(true);
      else setNotice({ tone: 'bad', message: await messageOf(failure) });
    } finally {
      setIsSending(false);
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const typed = severalLines(text);
    const problem = problemOf(typed);
    if (problem !== undefined) {
      setError(problem);
      const field = event.currentTarget.elements.namedItem('text');
      if (field instanceof HTMLElement) field.focus();
    } else if (isLogin) void send(typed);
    else askToLogin(false);
  };

  // The field accepts any length, because with a limit it would silently cut off the end of a
  // pasted text.
  const problemOf = (typed: string) => {
    if (typed === '') return t`Please write something first`;
    const excess = typed.length - LONGEST;
    if (excess <= 0) return undefined;
    return plural(excess, {
      one: 'At most 1,000 characters: # is too many',
      other: 'At most 1,000 characters: # are too many',
    });
  };

  return { text, error, notice, isSending, change, submit };
}
