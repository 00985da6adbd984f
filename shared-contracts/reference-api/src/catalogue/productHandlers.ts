import { notFound } from '../http/ApiProblem';
import type { Handlers } from '../http/Handlers';
import { listProducts } from './listProducts';
import { readProduct } from './readProduct';

export const productHandlers: Handlers<'listProducts' | 'getProductByHandle'> = {
  listProducts: ({ query }, context) => listProducts(query, context),

  async getProductByHandle({ params }, context) {
    const product = await readProduct(params.handle, context);
    if (!product) throw notFound('That product');
    return product;
  },
};
