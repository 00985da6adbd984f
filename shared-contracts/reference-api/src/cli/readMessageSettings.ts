import type { Settings } from './readSettings';

/** @throws Error one sentence naming the variable that cannot be read */
export function readMessageSettings(env: NodeJS.ProcessEnv): Pick<Settings, 'smtp' | 'smsGateway'> {
  const { SMTP_URL: smtpUrl, SMTP_FROM: from, SMS_GATEWAY_URL: smsUrl } = env;
  if (smtpUrl && !hasProtocol(smtpUrl, ['smtp:', 'smtps:'])) {
    throw new Error('SMTP_URL must be a URL that starts with smtp:// or smtps://.');
  }
  if (smtpUrl && !from?.includes('@')) {
    throw new Error('SMTP_FROM must be the e-mail address that mail is sent from.');
  }
  if (smsUrl && !hasProtocol(smsUrl, ['http:', 'https:'])) {
    throw new Error('SMS_GATEWAY_URL must be a URL that starts with http:// or https://.');
  }
  return {
    smtp: smtpUrl && from ? { url: smtpUrl, from } : undefined,
    smsGateway: smsUrl ? { url: smsUrl, token: env.SMS_GATEWAY_TOKEN || undefined } : undefined,
  };
}

const hasProtocol = (url: string, protocols: string[]) =>
  URL.canParse(url) && protocols.includes(new URL(url).protocol);
