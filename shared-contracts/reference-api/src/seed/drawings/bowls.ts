import { bowl, clay, red, wood } from './vesselParts';

const bodies: Record<string, string> = {
  clay,
  red,
  wood,
  steel: '#f4f6f8 #9aa6b2',
  white: '#ffffff #cfd8de',
};

/** Name, content, kind of bits and their paint, how many, how large, bowl, and whether it is flat. */
const table = `
turmeric #ffc83c,#d98a0c - - - - wood
chilli-powder #e8503a,#a81f14 - - - - wood
coriander #c9b07a,#8a7040 round #d9c28a,#9a8048 60 0.08 wood
cumin #a8885a,#6a4f2c grain #c2a06a,#7d5f34 60 0.08 wood
panchforon #b9985a,#7a5c2c grain #4a3a24,#241a0c 50 0.07 wood
garam-masala #9a6a44,#5c3820 - - - - wood
cardamom #a8c27a,#66864a almond #c6dc9a,#7a9a58 34 0.13 wood
cinnamon #a8643c,#6a3418 flake #c27a4a,#7d4220 34 0.15 wood
clove #6a4028,#38200f chilli #7d4e30,#442814 44 0.1 wood
mustard-seed #d9b04a,#9a7420 round #e8c86a,#a8822c 70 0.06 wood
lentil #f2945a,#d9642c round #ffb07a,#e0743c 70 0.07 wood
mung #f2d86a,#d0a82c round #ffe88a,#dcb83c 70 0.07 wood
rice #fffdf4,#e0d8c0 grain #ffffff,#e8e0c8 60 0.08 clay
red-rice #d9a08a,#a8644a grain #e8b8a0,#b4745a 60 0.08 clay
puffed-rice #fff8e8,#e8d8b4 round #fffdf6,#ecdcb8 60 0.1 wood
flattened-rice #fbf4e2,#dccfae flake #fffaf0,#e2d4b0 50 0.1 wood
chanachur #f0b04a,#c2741c flake #ffd07a,#c97f24 50 0.12 red
nimki #f2d08a,#c9984a chunk #ffe2a8,#cf9f50 34 0.15 red
peanuts #d9a068,#9a6430 almond #e0ac78,#a06a38 40 0.12 wood
almonds #b9784a,#7a4420 almond #cf8f5c,#84502a 34 0.15 white
cashews #f6e6c4,#d9bc84 nut #fff4da,#dcc08c 34 0.15 white
raisins #a8843c,#66481c round #c9a04a,#6f4f20 50 0.1 white
pistachios #c9d08a,#8a9a4a almond #dde0a0,#94a452 36 0.13 white
prunes #5a3444,#2c141f round #7d4c5e,#351926 30 0.17 white
apricots #ffb45a,#e07f1c round #ffc878,#e68a28 26 0.19 white
mixed-nuts #d9b07a,#94683c nut #f2d8a8,#b4844c 34 0.15 white
dried-shrimp #f0a878,#c96c3c nut #ffc29a,#d07844 44 0.13 wood
milk-sweets #fff8e6,#ecd9ae round #ffffff,#ecdfc4 9 0.26 white flat
roshogolla #fdf6dc,#e6d4a0 round #ffffff,#e6ddc8 9 0.27 steel flat
kalojam #c9884a,#8a5020 round #7a3c24,#32120a 9 0.26 white flat
payesh #fff4da,#e8d0a0 almond #e0b070,#a8743c 12 0.1 clay flat
firni #fff0c8,#f0d088 flake #9ac46a,#5a8a3a 10 0.09 clay flat
khichuri #ffd45a,#e09c1c grain #ffe48a,#e8b03c 60 0.09 white
biryani #f6d89a,#d99c44 grain #fff2d0,#e8a84a 60 0.1 red
bhorta #e0c070,#b08834 chilli #d9402c,#8f1c14 10 0.12 clay
curry #d9682c,#94340f chunk #b9683c,#6f3416 10 0.22 steel flat
white-curry #f4dfae,#d4b06c chunk #e8c890,#b98c4c 10 0.22 white flat
halim #c98a3c,#8a5418 flake #7cb84a,#3c7a2c 12 0.1 clay flat
`;

function readBowl(row: string): [name: string, drawing: string] {
  const cells = row.split(' ').map((cell) => (cell === '-' ? undefined : cell.replace(',', ' ')));
  const [name = '', content = '', bit, bitPaint, count, size, body = '', shape] = cells;
  const look = {
    content,
    bit,
    bitPaint,
    count: count ? Number(count) : undefined,
    size: size ? Number(size) : undefined,
    bowl: bodies[body],
    isFlat: shape === 'flat',
  };
  return [`bowl:${name}`, bowl(look)];
}

/** Bowls, each with what is in it. */
export const bowls: Record<string, string> = Object.fromEntries(
  table.trim().split('\n').map(readBowl),
);
