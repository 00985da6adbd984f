import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { buildOrderSummary } from '../testing/buildOrder';
import { OrderList } from './OrderList';
import { OrderTimeline } from './OrderTimeline';

const LONG = 'Hand-woven Jamdani saree of cotton with a border of gold thread, made to order';
const MANY = { productNames: Array.from({ length: 8 }, () => LONG), itemCount: 48 };

export const OnItsWay = () => <OrderList orders={[buildOrderSummary({ smallImageUrls: [] })]} />;

export const Late = () => (
  <OrderList orders={[buildOrderSummary({ isLate: true, smallImageUrls: [] })]} />
);

export const LongNames = () => (
  <OrderList orders={[buildOrderSummary({ ...MANY, smallImageUrls: [], total: 12_345_678.5 })]} />
);

export const Loading = () => <Skeleton shape="block" height={230} />;

export const TimelineOfShipped = () => <OrderTimeline status="shipped" />;

export const TimelineOfCancelled = () => <OrderTimeline status="cancelled" />;
