import { pictureSources } from './pictureSources';

const small = '/media/rui-320.webp';
const medium = '/media/rui-800.webp';

it.each([
  [{}, undefined],
  [{ smallImageUrl: null, mediumImageUrl: '' }, undefined],
  [{ smallImageUrl: small }, { src: small }],
  [{ smallImageUrl: '', mediumImageUrl: medium }, { src: medium }],
  [
    { smallImageUrl: small, mediumImageUrl: medium },
    { src: medium, srcSet: `${small} 320w, ${medium} 800w`, sizes: '50vw' },
  ],
])('pictureSources turns the URLs %j into the attributes %j', (picture, sources) => {
  expect(pictureSources(picture, '50vw')).toEqual(sources);
});
