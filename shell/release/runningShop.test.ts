import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { announceShop, findShop, type RunningShop, withShop } from './runningShop';

/** Larger than any process id of Linux and macOS. */
const ENDED_PID = 2 ** 30;

const folder = () => mkdtemp(path.join(tmpdir(), 'shop-'));
const shopAt = (dataDir: string): RunningShop => ({
  pid: process.pid,
  origin: 'http://localhost:3100',
  dataDir,
  releases: path.join(dataDir, 'releases'),
  apiOrigin: 'http://127.0.0.1:4100',
});

describe('findShop', () => {
  it('finds the shop of the checkout, even if its data are elsewhere', async () => {
    const [checkout, dataDir] = [await folder(), await folder()];
    await announceShop(shopAt(dataDir), checkout);
    expect(await findShop({}, checkout)).toEqual(shopAt(dataDir));
  });

  it.each(['SHOP', 'DATA_DIR'])('finds the shop whose data folder is set in %s', async (name) => {
    const dataDir = await folder();
    await announceShop(shopAt(dataDir), await folder());
    expect(await findShop({ [name]: dataDir }, await folder())).toEqual(shopAt(dataDir));
  });

  it('finds the shop of another checkout that SHOP names', async () => {
    const [checkout, dataDir] = [await folder(), await folder()];
    await announceShop(shopAt(dataDir), checkout);
    expect(await findShop({ SHOP: checkout }, await folder())).toEqual(shopAt(dataDir));
  });

  it('finds the first of two shops that run from one checkout, unless SHOP names the second', async () => {
    const [checkout, first, second] = [await folder(), await folder(), await folder()];
    await announceShop(shopAt(first), checkout);
    const end = await announceShop(shopAt(second), checkout);
    expect(await findShop({}, checkout)).toEqual(shopAt(first));
    expect(await findShop({ SHOP: second }, checkout)).toEqual(shopAt(second));
    await end();
    expect(await findShop({}, checkout)).toEqual(shopAt(first));
  });

  it('finds nothing after the shop has ended, or was killed', async () => {
    const [checkout, dataDir] = [await folder(), await folder()];
    const end = await announceShop(shopAt(dataDir), checkout);
    await end();
    expect(await findShop({}, checkout)).toBeUndefined();
    await announceShop({ ...shopAt(dataDir), pid: ENDED_PID }, checkout);
    expect(await findShop({}, checkout)).toBeUndefined();
  });

  it('finds nothing if RELEASES_URL names the releases of another shop', async () => {
    const dataDir = await folder();
    await announceShop(shopAt(dataDir), await folder());
    const find = (RELEASES_URL: string) => findShop({ DATA_DIR: dataDir, RELEASES_URL });
    expect(await find(path.join(dataDir, 'releases'))).toEqual(shopAt(dataDir));
    expect(await find('s3://elsewhere')).toBeUndefined();
  });

  it('recognizes the releases of the shop in other spellings of their folder', async () => {
    const dataDir = await folder();
    await announceShop(shopAt(dataDir), await folder());
    const releases = path.join(dataDir, 'releases');
    for (const RELEASES_URL of [`${releases}/`, path.relative(process.cwd(), releases)]) {
      expect(await findShop({ DATA_DIR: dataDir, RELEASES_URL })).toEqual(shopAt(dataDir));
    }
  });

  it('throws an error if SHOP and RELEASES_URL name the releases of two shops', async () => {
    const dataDir = await folder();
    await announceShop(shopAt(dataDir), await folder());
    await expect(findShop({ SHOP: dataDir, RELEASES_URL: 's3://elsewhere' })).rejects.toThrow(
      `SHOP=${dataDir} runs the releases in ${dataDir}/releases, and RELEASES_URL names s3://elsewhere: unset one of them.`,
    );
  });

  it('throws an error if SHOP and DATA_DIR name two data folders', async () => {
    const [dataDir, other] = [await folder(), await folder()];
    await announceShop(shopAt(dataDir), await folder());
    expect(await findShop({ SHOP: dataDir, DATA_DIR: dataDir })).toEqual(shopAt(dataDir));
    await expect(findShop({ SHOP: dataDir, DATA_DIR: other })).rejects.toThrow(
      `SHOP=${dataDir} keeps its data in ${dataDir}, and DATA_DIR names ${other}: unset one of them.`,
    );
  });

  it('finds nothing if `shop.json` is damaged', async () => {
    const dataDir = await folder();
    await writeFile(path.join(dataDir, 'shop.json'), '{"pid": 1');
    expect(await findShop({ DATA_DIR: dataDir })).toBeUndefined();
  });

  it('throws an error that says which folders are valid if no shop runs in the folder that SHOP names', async () => {
    const empty = await folder();
    await expect(findShop({ SHOP: empty })).rejects.toThrow(
      `No shop runs at SHOP=${empty}: name the checkout or the data folder of a shop that npm start runs.`,
    );
  });
});

describe('withShop', () => {
  it('sets only unset variables, to the values of the shop', () => {
    expect(withShop({ API_ORIGIN: 'http://host', DATA_DIR: '' }, shopAt('/data'))).toEqual({
      API_ORIGIN: 'http://host',
      DATA_DIR: '/data',
      RELEASES_URL: '/data/releases',
    });
  });

  it('changes nothing if no shop runs', () => {
    expect(withShop({ DATA_DIR: '/data' }, undefined)).toEqual({ DATA_DIR: '/data' });
  });
});
