import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { Amounts } from './Amounts';
import { SummaryLine } from './SummaryLine';

const LONG = 'Hand-woven Jamdani saree of cotton with a border of gold thread, made to order';
const LINE = { name: LONG, nameLanguage: undefined, smallImageUrl: null };
const VARIANT = ['Extra large', 'Indigo with gold', 'Ready-made'];

export const OneParcel = () => (
  <Amounts subtotal={1250} deliveryCharge={60} total={1310} parcelCount={1} />
);

export const FreeDelivery = () => (
  <Amounts subtotal={1250} deliveryCharge={0} total={1250} parcelCount={1} />
);

export const UnknownDistrict = () => (
  <Amounts subtotal={1250} deliveryCharge={240} total={1490} parcelCount={2} isMost />
);

export const WithDiscount = () => (
  <Amounts
    subtotal={12_345_678.5}
    deliveryCharge={undefined}
    discount={{ code: 'EID-MUBARAK-2026', discount: 1_234_567.85 }}
    total={11_111_110.65}
    parcelCount={12}
  />
);

export const LongLine = () => (
  <ul>
    <SummaryLine {...LINE} variant={VARIANT} quantity={48} unitPrice={12_345.5} total={592_584} />
  </ul>
);

export const Loading = () => <Skeleton lines={4} />;
