/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderRoutesOnServer } from '../../build-kit/testing/renderRoutesOnServer';
import * as icons from '../design/icons';
import { Breadcrumbs } from './Breadcrumbs';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { CardGrid } from './CardGrid';
import { CardLink } from './CardLink';
import { Checkbox } from './Checkbox';
import { Cluster } from './Cluster';
import { Dialog } from './Dialog';
import { EmptyState } from './EmptyState';
import { ErrorPanel } from './ErrorPanel';
import { Html } from './Html';
import { IconButton } from './IconButton';
import { Notice } from './Notice';
import { PageHeading } from './PageHeading';
import { Pagination } from './Pagination';
import { Panel } from './Panel';
import { Picture } from './Picture';
import { PillLinks } from './PillLinks';
import { Price } from './Price';
import { QuantityStepper } from './QuantityStepper';
import { RadioGroup } from './RadioGroup';
import { Rating } from './Rating';
import { SanitizedHtml } from './SanitizedHtml';
import { SectionHeading } from './SectionHeading';
import { SelectField } from './SelectField';
import { Skeleton } from './Skeleton';
import { Stack } from './Stack';
import { sanitizeHtml } from './sanitizeHtml';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

const noop = () => undefined;
const options = [{ value: 'a', label: 'Dhaka' }];
const pathFor = (page: number) => `/?pageNumber=${page}`;
const ancestors = [{ name: 'Home', path: '/' }];
const picture = { smallImageUrl: '/320.webp', mediumImageUrl: '/800.webp', alt: '', sizes: '50vw' };
const amount = { quantity: 2, onChange: noop, itemName: 'Rui', name: 'quantity' };

const primitives: Record<string, { element: ReactElement; shows: string }> = {
  Breadcrumbs: { element: <Breadcrumbs ancestors={ancestors} current="Rui" />, shows: 'Rui' },
  Button: { element: <Button isLoading>Pay</Button>, shows: 'Pay' },
  ButtonLink: { element: <ButtonLink to="/cart">Cart</ButtonLink>, shows: 'href="/cart"' },
  CardGrid: { element: <CardGrid />, shows: 'role="list"' },
  CardLink: { element: <CardLink to="/">Rui fish</CardLink>, shows: 'Rui fish' },
  Checkbox: { element: <Checkbox label="Fish" />, shows: 'Fish' },
  Cluster: { element: <Cluster>Row</Cluster>, shows: 'Row' },
  EmptyState: { element: <EmptyState title="Empty">Next</EmptyState>, shows: 'Next' },
  ErrorPanel: { element: <ErrorPanel title="Failed" onRetry={noop} />, shows: 'Retry' },
  PillLinks: {
    element: (
      <PillLinks>
        <a href="tel:+880">Call</a>
      </PillLinks>
    ),
    shows: 'Call',
  },
  SanitizedHtml: {
    element: <SanitizedHtml html={sanitizeHtml('<i>Ripe</i>')} />,
    shows: '<i>Ripe</i>',
  },
  Html: { element: <Html html="<b>Fresh</b>" />, shows: '<b>Fresh</b>' },
  IconButton: {
    element: <IconButton icon={icons.heart} label="Like" />,
    shows: 'aria-label="Like"',
  },
  Notice: { element: <Notice>Changed</Notice>, shows: 'Changed' },
  PageHeading: { element: <PageHeading>Cart</PageHeading>, shows: '<h1' },
  Pagination: {
    element: <Pagination pageNumber={2} totalPages={9} pathFor={pathFor} />,
    shows: 'rel="next"',
  },
  Panel: { element: <Panel>Summary</Panel>, shows: 'Summary' },
  Picture: { element: <Picture {...picture} />, shows: '800.webp 800w' },
  Price: { element: <Price price={80} comparePrice={100} />, shows: '৳80.00' },
  QuantityStepper: { element: <QuantityStepper {...amount} />, shows: 'name="quantity"' },
  RadioGroup: { element: <RadioGroup legend="To" name="to" options={options} />, shows: 'Dhaka' },
  Rating: { element: <Rating average={3.6} count={12} />, shows: '12 reviews' },
  SectionHeading: { element: <SectionHeading>Fish</SectionHeading>, shows: 'Fish' },
  SelectField: { element: <SelectField label="Division" options={options} />, shows: 'Dhaka' },
  Skeleton: { element: <Skeleton shape="block" height={240} />, shows: 'aria-hidden' },
  Stack: { element: <Stack>Column</Stack>, shows: 'Column' },
  TextAreaField: { element: <TextAreaField label="Note" />, shows: 'Note' },
  TextField: { element: <TextField label="Phone" error="Empty" />, shows: 'Empty' },
};

describe('on the server', () => {
  it.each(Object.entries(primitives))(
    '%s renders to HTML without style attributes',
    async (_name, { element, shows }) => {
      const { html } = await renderRoutesOnServer([{ path: '*', element }]);
      expect(html).toContain(shows);
      expect(html).not.toContain('style="');
    },
  );

  it('an open dialog is rendered closed, because only the browser can open it as a modal', async () => {
    const element = (
      <Dialog isOpen onClose={noop} title="Sign in">
        Form
      </Dialog>
    );
    const { html } = await renderRoutesOnServer([{ path: '*', element }]);
    expect(html).toContain('<dialog');
    expect(html).not.toMatch(/<dialog[^>]* open/);
  });
});
