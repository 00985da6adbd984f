import { main } from './main';

// `npm run extract` in the repository of a remote, which installs this folder as a package.
main(process.cwd(), process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
