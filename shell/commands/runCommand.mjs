import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './requirements.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Installs missing packages, then runs `main` of a TypeScript module. With `--help`, only prints
 * the module's `usage`, if it has one.
 */
export async function runCommand(module, args) {
  process.chdir(root);
  if (process.env.npm_lifecycle_event) endWithParent();
  try {
    await ensureInstalled();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  const { register } = await import('tsx/esm/api');
  register();
  const { main, usage } = await import(new URL(module, import.meta.url).href);
  if (usage && args.includes('--help')) return console.log(usage());
  await main(root, args);
}

/**
 * Ends this process when npm has ended. npm forwards only SIGTERM and SIGINT to a script that
 * replaces its shell with `exec`. It does not forward SIGHUP, and cannot forward SIGKILL.
 */
function endWithParent() {
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(watch, 500).unref();
}

/**
 * Installs the packages in the lock file unless they are installed. Does not use `npm ci`, because
 * `npm ci` refuses a lock file that lacks the binaries for a system. The project's own registry
 * does not have the binaries for every system.
 */
async function ensureInstalled() {
  const lock = readJson(join(root, 'package-lock.json'));
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'));
  if (isInstalled(lock, installed)) return;

  const startedAt = Date.now();
  console.log('Installing packages …');
  // First prefers npm's cached metadata. If that fails, e.g. because a version in the lock file is
  // newer than the cache, installs again with up-to-date metadata.
  const failure = (await install('--prefer-offline')) && (await install());
  if (failure) throw new Error(`npm install failed:\n${failure}`);
  console.log(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

/** @returns the end of the output if npm failed, else `undefined` */
async function install(...flags) {
  const [command, ...first] = npmCommand();
  // The tools are development dependencies, which npm would skip with NODE_ENV=production.
  const child = spawn(command, [...first, 'install', '--no-save', '--include=dev', ...flags], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const append = (chunk) => {
    output = `${output}${chunk}`.slice(-4_000);
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  const [code] = await once(child, 'close');
  return code === 0 ? undefined : output.trim() || `It ended with ${code}.`;
}

function npmCommand() {
  const path = process.env.npm_execpath;
  return path ? [process.execPath, path] : ['npm'];
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
