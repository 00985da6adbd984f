/** In place of the federation runtime's own: an error's code names the page that describes it. */
const none = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
