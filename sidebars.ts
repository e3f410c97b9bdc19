import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {STEPS, TUTORIAL} from './src/components/Tutorial/steps';

/** A page under a name that says what it holds: that it is a reference, its folder says. */
const named = (label: string, id: string) => ({type: 'doc' as const, id, label});

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Start',
      items: [
        'introduction/getting-started',
        {
          type: 'category',
          label: 'Tutorial',
          link: {type: 'doc', id: 'introduction/tutorial/index'},
          items: [...STEPS.map((step) => `${TUTORIAL}/${step}`), `${TUTORIAL}/take-home`],
        },
        'introduction/example',
        'introduction/install',
        'graphql/getting-started',
        'concepts/request',
      ],
    },
    {
      type: 'category',
      label: 'Model your data',
      items: ['concepts/dtos', 'graphql/dtos', 'graphql/relations', 'graphql/types'],
    },
    {
      type: 'category',
      label: 'Read',
      items: [
        'graphql/queries/endpoints',
        'graphql/queries/filtering',
        'graphql/queries/sorting',
        'graphql/queries/paging',
        'graphql/aggregations',
      ],
    },
    {
      type: 'category',
      label: 'Write',
      items: [
        'graphql/mutations',
        'graphql/hooks',
        // Not the page itself, which stands with those of TypeORM: one place is marked as the reader's.
        {type: 'link', label: 'Soft delete', href: '/docs/graphql/mutations#soft-delete'},
      ],
    },
    {
      type: 'category',
      label: 'Protect',
      items: [
        'graphql/authorization',
        'graphql/authorization-recipes',
        'guides/tenants',
        'graphql/authorization-limits',
      ],
    },
    {
      type: 'category',
      label: 'Customize and extend',
      items: [
        'graphql/resolvers',
        'concepts/services',
        'concepts/advanced/assemblers',
        'graphql/dataloaders',
        'graphql/subscriptions',
        'graphql/federation',
      ],
    },
    {
      type: 'category',
      label: 'Test and ship',
      items: ['guides/testing', 'guides/production'],
    },
    {
      type: 'category',
      label: 'Your ORM',
      className: 'orms',
      items: [
        'persistence/services',
        'persistence/adapter-reference',
        {
          type: 'category',
          label: 'TypeORM',
          className: 'orm-typeorm',
          items: [
            'persistence/typeorm/getting-started',
            'persistence/typeorm/entities',
            'persistence/typeorm/databases',
            'persistence/typeorm/custom-service',
            'persistence/typeorm/multiple-databases',
            'persistence/typeorm/soft-delete',
            'persistence/typeorm/soft-delete-reference',
            'persistence/typeorm/testing-services',
            'persistence/typeorm/reference',
          ],
        },
        {
          type: 'category',
          label: 'Sequelize',
          className: 'orm-sequelize',
          items: [
            'persistence/sequelize/getting-started',
            'persistence/sequelize/custom-service',
            'persistence/sequelize/serialization',
            'persistence/sequelize/reference',
          ],
        },
        {
          type: 'category',
          label: 'Mongoose',
          className: 'orm-mongoose',
          items: [
            'persistence/mongoose/getting-started',
            'persistence/mongoose/relations',
            'persistence/mongoose/custom-service',
            'persistence/mongoose/serialization',
            'persistence/mongoose/reference',
          ],
        },
        {
          type: 'category',
          label: 'Typegoose',
          className: 'orm-typegoose',
          items: [
            'persistence/typegoose/getting-started',
            'persistence/typegoose/relations',
            'persistence/typegoose/custom-service',
            'persistence/typegoose/serialization',
            'persistence/typegoose/reference',
          ],
        },
        {
          type: 'category',
          label: 'MikroORM',
          className: 'orm-mikro-orm',
          items: ['persistence/mikro-orm/getting-started', 'persistence/mikro-orm/reference'],
        },
      ],
    },
    {
      type: 'category',
      label: 'Errors',
      items: ['common-errors', 'errors', 'errors-of-databases'],
    },
    {
      type: 'category',
      label: 'Reference',
      // In the order of the guides, under names of its own: what stands on a page, and not its subject once more.
      items: [
        {
          type: 'category',
          label: 'DTOs and relations',
          items: [
            named('DTO options', 'graphql/dto-reference'),
            named('Type factories', 'graphql/type-reference'),
            'graphql/names-and-exports',
            'graphql/relation-options',
            named('Relation behavior', 'graphql/relation-reference'),
            'graphql/special-relations',
          ],
        },
        {
          type: 'category',
          label: 'Queries',
          items: [
            named('Query options', 'graphql/queries/endpoint-reference'),
            'graphql/queries/filter-options',
            'graphql/queries/filter-operators',
            'graphql/queries/relation-filters',
            named('Sorting options', 'graphql/queries/sorting-reference'),
            named('Paging options', 'graphql/queries/paging-reference'),
            named('Aggregate options', 'graphql/aggregation-reference'),
          ],
        },
        {
          type: 'category',
          label: 'Mutations, hooks, authorizers',
          items: [
            named('Mutation options', 'graphql/mutation-reference'),
            named('Hook types', 'graphql/hook-reference'),
            named('Authorizer options', 'graphql/authorizers'),
          ],
        },
        {
          type: 'category',
          label: 'Resolvers and services',
          items: [
            named('Resolver options', 'graphql/resolver-reference'),
            named('Service methods', 'concepts/service-reference'),
            'concepts/queries',
            'utilities/query-helpers',
            named('Assembler classes', 'concepts/advanced/assembler-reference'),
            named('Subscription options', 'graphql/subscription-reference'),
            named('Federation options', 'graphql/federation-reference'),
          ],
        },
        {
          type: 'category',
          label: 'API',
          link: {type: 'doc', id: 'api/index'},
          items: ['api/core', 'api/graphql', 'api/graphql-types', 'api/typeorm'],
        },
      ],
    },
    {
      type: 'category',
      label: 'Upgrade guides',
      // Newest first, after the page that says which guides to read.
      items: [
        'migration-guides/overview',
        'migration-guides/your-code',
        'migration-guides/v10-to-v11',
        'migration-guides/v9-to-v10',
        'migration-guides/v8-to-v9',
        'migration-guides/v7-to-v8',
        'migration-guides/v6-to-v7',
        'migration-guides/v5-to-v6',
        'migration-guides/v4-to-v5',
        'migration-guides/v3-to-v4',
        'migration-guides/v2-to-v3',
        'migration-guides/v1-to-v2',
        'migration-guides/v0.30-to-v1',
        'migration-guides/v0.25-to-v0.30',
        'migration-guides/v0.24-to-v0.25',
        'migration-guides/v0.23-to-v0.24',
        'migration-guides/v0.22-to-v0.23',
        'migration-guides/v0.15-to-v0.16',
        'migration-guides/v0.14-to-v0.15',
        'migration-guides/v0.13-to-v0.14',
        'migration-guides/v0.12-to-v0.13',
        'migration-guides/v0.10-to-v0.11',
        'migration-guides/v0.5-to-v0.6',
        'migration-guides/v0.3-to-v0.4',
      ],
    },
    'about-the-samples',
  ],
};

export default sidebars;
