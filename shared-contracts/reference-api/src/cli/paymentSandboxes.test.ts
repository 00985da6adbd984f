import { startPaymentSandboxes } from './paymentSandboxes';
import { readPaymentSettings } from './readSettings';

describe('the sandboxes of the payment providers', () => {
  it('send shoppers back to the API at the given port', async () => {
    const { variables, close } = await startPaymentSandboxes({ PORT: '3100' });
    await close();
    expect(variables.PUBLIC_BASE_URL).toBe('http://localhost:3100/api');
  });

  it('return all environment variables that an API needs to use the sandboxes', async () => {
    const { variables, close } = await startPaymentSandboxes({});
    await close();
    const { providers, publicBaseUrl } = readPaymentSettings(variables, false);
    expect(publicBaseUrl).toBe('http://localhost:3000/api');
    expect(providers).toMatchObject({
      bkash: { baseUrl: variables.BKASH_BASE_URL },
      nagad: { baseUrl: variables.NAGAD_BASE_URL },
      card: { baseUrl: variables.SSLCOMMERZ_BASE_URL },
    });
  });
});
