import { type FishLook, fish } from './fishShapes';
import { each, oval, path, placed, shine, stroke } from './shapes';

const looks: Record<string, FishLook> = {
  rui: { depth: 20, skin: '#7d8794|#c9c5bd|#f3e3d3', fin: '#e58a6a #b9533f', tail: 'forked', marks: 'scales', mark: '#5d6470' },
  katla: { depth: 25, skin: '#5c6672|#b3b9bb|#eef0ea', fin: '#8b97a3 #55606c', tail: 'forked', marks: 'scales', mark: '#454e59' },
  mrigel: { depth: 17, skin: '#8b7f63|#d8cba7|#f6ecd2', fin: '#e9a45d #b96f2f', tail: 'forked', marks: 'scales', mark: '#6a6049' },
  hilsa: { depth: 18, skin: '#4f7396|#d7e4ec|#ffffff', fin: '#b7c6d2 #7c93a6', tail: 'forked', marks: 'scales', mark: '#7fa0b8' },
  grassCarp: { depth: 17, skin: '#66764c|#b9c28f|#eef0d8', fin: '#8c9a66 #5d6b3f', tail: 'forked', marks: 'scales', mark: '#55633c' },
  boal: { depth: 15, skin: '#6d747d|#c6cbcf|#f5f4f0', fin: '#8f979e #626b74', tail: 'forked', hasWhiskers: true, marks: 'line', mark: '#50575f' },
  ayre: { depth: 14, skin: '#5f7078|#a9bcc2|#f2f4f1', fin: '#7e939b #4f626a', tail: 'forked', hasWhiskers: true, marks: 'line', mark: '#46565d' },
  pangas: { depth: 18, skin: '#4e5b70|#a8b6c6|#f7f4f4', fin: '#77879c #4b586c', tail: 'forked', hasWhiskers: true },
  magur: { depth: 13, skin: '#5b4636|#8d6f55|#d9c1a1', fin: '#6f5543 #463427', tail: 'fan', hasWhiskers: true, hasLongFin: true },
  shing: { depth: 11, skin: '#4c3038|#7d4a52|#c99a93', fin: '#6b3f47 #43262d', tail: 'fan', hasWhiskers: true, hasLongFin: true },
  tengra: { depth: 14, skin: '#8a7d3f|#d9cc82|#fbf6d8', fin: '#c9b85a #8f7f35', tail: 'forked', hasWhiskers: true, marks: 'line', mark: '#5c5223' },
  shol: { depth: 14, skin: '#4b4a33|#87835a|#e6dcae', fin: '#66643f #3f3e29', tail: 'fan', hasLongFin: true, marks: 'bars', mark: '#2c2b1c' },
  koi: { depth: 19, skin: '#56603c|#96a05f|#e3d68b', fin: '#7a8450 #4c5533', tail: 'fan', hasLongFin: true, marks: 'scales', mark: '#3c4429' },
  tilapia: { depth: 23, skin: '#59646a|#a5b0b0|#e6e9e2', fin: '#7d8788 #4c5659', tail: 'fan', hasLongFin: true, marks: 'bars', mark: '#38424a' },
  puti: { depth: 21, skin: '#9aa98f|#dfe6d6|#ffffff', fin: '#e9b27a #c9813f', tail: 'forked', marks: 'scales', mark: '#8f9f86' },
  mola: { depth: 12, skin: '#7d9a92|#e3efe9|#ffffff', fin: '#c4d6cf #93aca4', tail: 'forked', marks: 'line', mark: '#6f8a83' },
  pabda: { depth: 12, skin: '#b9a877|#efe6c4|#fffbee', fin: '#d9c894 #ad9a66', tail: 'forked', hasWhiskers: true, marks: 'line', mark: '#8a7845' },
  chitol: { depth: 24, skin: '#7d8b96|#cfd8dd|#f4f6f6', fin: '#9aa8b2 #6b7a85', tail: 'pointed', hasLongFin: true, marks: 'spots', mark: '#39454f' },
  baim: { depth: 8, skin: '#7d6a3a|#bfa868|#efe0ae', fin: '#9a8449 #6a592d', tail: 'pointed', hasLongFin: true, marks: 'spots', mark: '#4b3d1c' },
  koral: { depth: 20, skin: '#566a78|#aebfca|#f3f6f6', fin: '#7c919f #4d6270', tail: 'fan', marks: 'scales', mark: '#4d606e' },
  rupchanda: { depth: 31, skin: '#8fa3b5|#d9e3ea|#ffffff', fin: '#a9bac8 #7c90a2', tail: 'forked', hasLongFin: true },
  tuna: { depth: 18, skin: '#1f3f6b|#6f93bd|#eef3f7', fin: '#345a8a #1c3a63', tail: 'forked', marks: 'line', mark: '#16325a' },
  surma: { depth: 15, skin: '#2f5a66|#9fc0c6|#f4f8f7', fin: '#4d7a86 #2b515c', tail: 'forked', marks: 'bars', mark: '#1f444e' },
  poa: { depth: 18, skin: '#b48a5a|#e9d0a4|#fff5e0', fin: '#e0a55c #b3752f', tail: 'fan', marks: 'scales', mark: '#9a7040' },
  lakkha: { depth: 17, skin: '#7b7f86|#d3d4d2|#fbf7ee', fin: '#e8c47a #c29a45', tail: 'forked', marks: 'line', mark: '#6a6d73' },
  churi: { depth: 7, skin: '#aeb9c4|#eef3f6|#d3dce3', fin: '#c9d3db #9aa8b4', tail: 'pointed', hasLongFin: true },
  redSnapper: { depth: 21, skin: '#b93a3a|#e98877|#ffe1d6', fin: '#d9574d #a02f2f', tail: 'forked', marks: 'scales', mark: '#9c2c2c' },
};

const driedSkins: Record<string, FishLook> = {
  driedLoitta: { depth: 8, skin: '#c79a5f|#e8c890|#b98748', fin: '#b98c52 #8e6633', tail: 'forked', marks: 'line', mark: '#8e6633' },
  driedChuri: { depth: 6, skin: '#b7a07a|#e0d0a8|#9c8259', fin: '#a78e66 #7b6541', tail: 'pointed', hasLongFin: true },
  driedRupchanda: { depth: 27, skin: '#b08a55|#e0c08a|#a37a43', fin: '#9c7540 #74532a', tail: 'forked', hasLongFin: true, marks: 'bars', mark: '#74532a' },
  driedChepa: { depth: 16, skin: '#8d6f45|#c4a46d|#7a5c34', fin: '#7c5f38 #574022', tail: 'forked', marks: 'scales', mark: '#574022' },
  driedKachki: { depth: 9, skin: '#bfa67c|#ecdcb8|#a88c5e', fin: '#a98d60 #7d6540', tail: 'forked' },
};

function steak(): string {
  return [
    path('M50 12C78 12 92 34 90 58C88 78 74 90 66 86C58 82 60 68 50 68C40 68 42 82 34 86C26 90 12 78 10 58C8 34 22 12 50 12Z', '#6f7b86 #3f4952'),
    path('M50 17C74 17 87 36 85 58C84 74 73 84 68 81C62 77 63 63 50 63C37 63 38 77 32 81C27 84 16 74 15 58C13 36 26 17 50 17Z', '#ffe9df #f2b6a0'),
    stroke('M50 24V52M33 36C40 42 44 48 46 54M67 36C60 42 56 48 54 54', '#e09a86', 2, 'opacity=".7"'),
    oval(50, 44, 6, 6, '#fffdf8 #e8d5c6'),
    oval(50, 44, 2.2, 2.2, '#c4574a'),
    shine('M24 38C30 27 40 22 50 22', 3, 0.5),
  ].join('');
}

function shoal(one: string, count: number): string {
  const spots = [[30, 30, -18], [66, 24, 8], [40, 50, -6], [72, 47, 14], [28, 68, 10], [62, 70, -12], [48, 86, 4]];
  return each(count, (i) => {
    const [x = 50, y = 50, angle = 0] = spots[i] ?? [];
    return placed(x, y, 0.5, one, angle);
  });
}

function stackOfDried(one: string): string {
  const rows = [[46, 26, -4], [54, 42, 3], [46, 58, -2], [54, 74, 4]];
  return rows.map(([x = 50, y = 50, angle = 0]) => placed(x, y, 0.92, one, angle)).join('');
}

const species = Object.entries(looks).map(([name, look]) => [name, fish(look)] as const);
const dried = Object.entries(driedSkins).map(([name, look]) => [name, fish(look)] as const);

/** Fish of river, pond and sea, whole (`fish:rui`), in a shoal (`shoal:mola`), in steaks or dried. */
export const fishes: Record<string, string> = {
  ...Object.fromEntries(species.map(([name, body]) => [`fish:${name}`, body])),
  ...Object.fromEntries(species.map(([name, body]) => [`shoal:${name}`, shoal(body, 7)])),
  ...Object.fromEntries(dried.map(([name, body]) => [`dried:${name.slice(5).toLowerCase()}`, stackOfDried(body)])),
  steak: steak(),
  roe: path('M12 48C16 22 46 18 62 30C80 24 94 42 88 58C80 84 24 86 12 48Z', '#ffc36b #d9701f') +
    each(40, (i) => oval(24 + (i % 10) * 6, 40 + Math.floor(i / 10) * 8 + (i % 2) * 3, 1.6, 1.6, '#ffe3ae', 'opacity=".7"')),
};
