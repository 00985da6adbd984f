const { basename } = require('node:path');

// A picture or font is its file name: enough to tell which one a component shows.
module.exports = {
  process: (_source, file) => ({
    code: `module.exports = ${JSON.stringify(basename(file))};`,
  }),
};
