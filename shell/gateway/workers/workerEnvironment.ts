/**
 * Environment variables that a render process gets: system paths, tracing, and the bucket of
 * releases. The process runs the code of every remote, so it gets no secret of the API and no
 * release key.
 */
const NEEDED =
  /^(PATH|HOME|TMPDIR|TEMP|TMP|TZ|LANG|LC_\w+|SYSTEMROOT|MALLOC_\w+|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|OTEL_\w+|AWS_\w+)$/i;

export const workerEnvironment = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(environment).filter(([name]) => NEEDED.test(name))),
  NODE_ENV: 'production',
});
