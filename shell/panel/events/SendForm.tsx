import { Button } from '@marketplace/contracts/ui/Button';
import { useState } from 'react';
import type { SessionTopic } from '../../gateway/qa/sessionReleases';
import { Form, Input, Select, TextArea } from '../controls/fields';
import { Outcome, useAction } from '../controls/useAction';
import { checkPayload } from './checkPayload';
import { copyInto, findBus } from './pageBus';
import { fieldsOf, payloadOf, type SchemaField } from './schemaFields';

interface SendFormProps {
  page: Window;
  topics: Readonly<Record<string, SessionTopic>>;
}

/** Publishes an event on the page. The fields of its payload come from the schema of the topic. */
export function SendForm({ page, topics }: SendFormProps) {
  const names = Object.keys(topics).sort();
  const [name, setName] = useState(names[0] ?? '');
  const [values, setValues] = useState<Record<string, string>>({});
  const { run, ...outcome } = useAction();
  const schema = topics[name]?.payload ?? {};
  const fields = fieldsOf(schema);
  const textOf = (field: SchemaField) => values[`${name} ${field.name}`] ?? field.example;

  const handleSend = () =>
    run(async () => {
      const entries = fields.map((field) => [field.name, textOf(field)]);
      const payload = payloadOf(fields, Object.fromEntries(entries));
      const bus = await findBus(page);
      if (!bus) throw new Error('The page has not loaded its event bus yet: try again.');
      bus.publish(name, copyInto(page, payload));
      const fault = checkPayload(schema, payload);
      return fault ? `Sent, although it differs from the schema. ${fault}` : `${name} is sent.`;
    });

  return (
    <Form label="Send an event" onSubmit={handleSend}>
      <Select
        label="Topic to send"
        options={Object.fromEntries(names.map((each) => [each, each]))}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {fields.map((field) => (
        <PayloadField
          key={`${name} ${field.name}`}
          field={field}
          value={textOf(field)}
          onChange={(value) => setValues({ ...values, [`${name} ${field.name}`]: value })}
        />
      ))}
      <Button type="submit">Send event</Button>
      <Outcome {...outcome} />
    </Form>
  );
}

interface PayloadFieldProps {
  field: SchemaField;
  value: string;
  onChange: (value: string) => void;
}

function PayloadField({ field, value, onChange }: PayloadFieldProps) {
  const { name, kind, isRequired, options } = field;
  const props = {
    label: isRequired ? name : `${name} (optional)`,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (kind === 'json') return <TextArea {...props} />;
  if (kind === 'text' || kind === 'number') {
    return <Input {...props} inputMode={kind === 'number' ? 'decimal' : 'text'} />;
  }
  const values = kind === 'boolean' ? ['true', 'false'] : options;
  const labels = Object.fromEntries(values.map((option) => [option, option]));
  return <Select {...props} required={isRequired} options={{ '': 'choose', ...labels }} />;
}
