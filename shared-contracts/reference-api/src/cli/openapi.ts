/** Prints the OpenAPI document of the contract, for tools and for the production build. */
export async function openapi(): Promise<void> {
  // Imported on demand, because the production build leaves the module out.
  const { buildOpenApi } = await import('../docs/openapi/buildOpenApi');
  process.stdout.write(`${JSON.stringify(await buildOpenApi())}\n`);
}
