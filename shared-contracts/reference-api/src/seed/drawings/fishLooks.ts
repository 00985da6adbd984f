import { type FishLook, isFishBuild } from './fishShapes';

/** Name, build, depth, skin, fin, tail, marks, and what else it has; the columns of `readLook`. */
const fresh = `
rui carp 20 #7d8794|#c9c5bd|#f3e3d3 #e58a6a,#b9533f forked scales:#5d6470
katla carp 25 #5c6672|#b3b9bb|#eef0ea #8b97a3,#55606c forked scales:#454e59
mrigel carp 17 #8b7f63|#d8cba7|#f6ecd2 #e9a45d,#b96f2f forked scales:#6a6049
hilsa carp 18 #4f7396|#d7e4ec|#ffffff #b7c6d2,#7c93a6 forked scales:#7fa0b8
grassCarp long 17 #66764c|#b9c28f|#eef0d8 #8c9a66,#5d6b3f forked scales:#55633c
boal catfish 15 #6d747d|#c6cbcf|#f5f4f0 #8f979e,#626b74 pointed line:#50575f whiskers
ayre catfish 14 #5f7078|#a9bcc2|#f2f4f1 #7e939b,#4f626a forked line:#46565d whiskers
pangas catfish 18 #4e5b70|#a8b6c6|#f7f4f4 #77879c,#4b586c forked - whiskers
magur long 13 #5b4636|#8d6f55|#d9c1a1 #6f5543,#463427 fan - whiskers
shing catfish 11 #4c3038|#7d4a52|#c99a93 #6b3f47,#43262d fan - whiskers
tengra catfish 14 #8a7d3f|#d9cc82|#fbf6d8 #c9b85a,#8f7f35 forked line:#5c5223 whiskers
shol long 14 #4b4a33|#87835a|#e6dcae #66643f,#3f3e29 fan bars:#2c2b1c
koi perch 19 #56603c|#96a05f|#e3d68b #7a8450,#4c5533 fan scales:#3c4429
tilapia perch 23 #59646a|#a5b0b0|#e6e9e2 #7d8788,#4c5659 fan bars:#38424a
puti carp 21 #9aa98f|#dfe6d6|#ffffff #e9b27a,#c9813f forked scales:#8f9f86
mola carp 12 #7d9a92|#e3efe9|#ffffff #c4d6cf,#93aca4 forked line:#6f8a83
pabda catfish 12 #b9a877|#efe6c4|#fffbee #d9c894,#ad9a66 forked line:#8a7845 whiskers
chitol knife 24 #7d8b96|#cfd8dd|#f4f6f6 #9aa8b2,#6b7a85 none spots:#39454f
baim eel 8 #7d6a3a|#bfa868|#efe0ae #9a8449,#6a592d none spots:#4b3d1c
koral perch 20 #566a78|#aebfca|#f3f6f6 #7c919f,#4d6270 fan scales:#4d606e
rupchanda disc 31 #8fa3b5|#d9e3ea|#ffffff #a9bac8,#7c90a2 forked -
tuna torpedo 18 #1f3f6b|#6f93bd|#eef3f7 #345a8a,#1c3a63 crescent line:#16325a
surma torpedo 15 #2f5a66|#9fc0c6|#f4f8f7 #4d7a86,#2b515c crescent bars:#1f444e
poa perch 18 #b48a5a|#e9d0a4|#fff5e0 #e0a55c,#b3752f fan scales:#9a7040
lakkha carp 17 #7b7f86|#d3d4d2|#fbf7ee #e8c47a,#c29a45 forked line:#6a6d73
churi eel 7 #aeb9c4|#eef3f6|#d3dce3 #c9d3db,#9aa8b4 none -
redSnapper perch 21 #b93a3a|#e98877|#ffe1d6 #d9574d,#a02f2f forked scales:#9c2c2c
`;

const dried = `
loitta long 8 #c79a5f|#e8c890|#b98748 #b98c52,#8e6633 forked line:#8e6633
churi eel 6 #b7a07a|#e0d0a8|#9c8259 #a78e66,#7b6541 none -
rupchanda disc 27 #b08a55|#e0c08a|#a37a43 #9c7540,#74532a forked bars:#74532a
chepa carp 16 #8d6f45|#c4a46d|#7a5c34 #7c5f38,#574022 forked scales:#574022
kachki carp 9 #bfa67c|#ecdcb8|#a88c5e #a98d60,#7d6540 forked -
`;

const tails: Record<string, FishLook['tail']> = {
  forked: 'forked',
  fan: 'fan',
  pointed: 'pointed',
  crescent: 'crescent',
  none: 'none',
};
const marks: Record<string, FishLook['marks']> = {
  scales: 'scales',
  bars: 'bars',
  spots: 'spots',
  line: 'line',
};

function readLook(row: string): [name: string, look: FishLook] {
  const [name = '', build = '', depth, skin = '', fin = '', tail = '', mark = '', extras = ''] =
    row.split(' ');
  const [kind = '', colour] = mark.split(':');
  const look: FishLook = {
    build: isFishBuild(build) ? build : 'carp',
    depth: Number(depth),
    skin,
    fin: fin.replace(',', ' '),
    tail: tails[tail] ?? 'forked',
    marks: marks[kind],
    mark: colour,
    hasWhiskers: extras.includes('whiskers'),
  };
  return [name, look];
}

const readLooks = (table: string) => table.trim().split('\n').map(readLook);

export const fishLooks = readLooks(fresh);
export const driedFishLooks = readLooks(dried);
