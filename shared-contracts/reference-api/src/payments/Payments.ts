import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import type { GatewayMethod, PaymentGateway } from './PaymentGateway';
import type { SandboxGateway } from './sandbox/sandboxGateway';

/** The ways to pay of this host. */
export interface Payments {
  /** What shoppers may choose. */
  offered: readonly PaymentMethod[];
  /** Also those no longer offered: what was begun with them has to end. */
  gateways: Partial<Record<GatewayMethod, PaymentGateway>>;
  /** Those of them that are the test gateway, whose page this API serves. */
  sandbox: Partial<Record<GatewayMethod, SandboxGateway>>;
}
