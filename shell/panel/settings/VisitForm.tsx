import { LOCALES } from '@marketplace/contracts/i18n/locale';
import type { SessionSettings } from '@marketplace/contracts/testSession';
import { Button } from '@marketplace/contracts/ui/Button';
import { type ChangeEvent, useState } from 'react';
import { Checkbox, Form, Input, Row, Select } from '../controls/fields';
import { Outcome, useAction } from '../controls/useAction';
import { reloadPage } from '../loader/PanelHost';
import { changeSettings } from '../session/sessionRequests';
import { changedSettings, draftOf, type VisitDraft } from './visitDraft';

const WHO = { '': 'whoever is logged in', visitor: 'a visitor', customer: 'a customer' };
const TOKENS = { valid: 'valid', expired: 'expired', revoked: 'revoked' };
const LANGUAGES = {
  '': 'of the browser',
  ...Object.fromEntries(LOCALES.map((locale) => [locale, locale])),
};
const THEMES = { '': 'of the device', light: 'light', dark: 'dark' };
/** Demonstration customers. */
const PHONES = [1, 2, 3, 4, 5, 6].map((number) => `0171100000${number}`);

/** Sets who visits the shop, in which language and theme, at what time, and with what seed. */
export function VisitForm({ settings }: { settings: SessionSettings }) {
  const [draft, setDraft] = useState(() => draftOf(settings));
  const { run, ...outcome } = useAction();
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    setDraft((before) => ({ ...before, [target.name]: target.value }));
  /** @returns the props of an input or selection whose value is a text */
  const field = (name: Exclude<keyof VisitDraft, 'isFrozen'>) => ({
    name,
    value: draft[name],
    onChange: handleChange,
  });
  const handleSubmit = () =>
    run(async () => {
      await changeSettings(changedSettings(settings, draft));
      reloadPage();
    });
  return (
    <Form label="Customer, language and time" onSubmit={handleSubmit}>
      <Select label="Who visits" options={WHO} {...field('who')} />
      {draft.who === 'customer' && (
        <Row>
          <Input label="Phone" required suggestions={PHONES} {...field('phone')} />
          <Select label="Token" options={TOKENS} {...field('token')} />
        </Row>
      )}
      <Row>
        <Select label="Language" options={LANGUAGES} {...field('language')} />
        <Select label="Theme" options={THEMES} {...field('theme')} />
      </Row>
      <Input
        label="Seed of chance (optional)"
        inputMode="numeric"
        pattern="[0-9]*"
        {...field('seed')}
      />
      <Input label="Time in the zone of this browser" type="datetime-local" {...field('at')} />
      <Checkbox
        label="The time stands still"
        checked={draft.isFrozen}
        onChange={({ target }) => setDraft({ ...draft, isFrozen: target.checked })}
      />
      <Button type="submit" variant="primary" isLoading={outcome.isBusy ?? false}>
        Apply and reload
      </Button>
      <Outcome {...outcome} />
    </Form>
  );
}
