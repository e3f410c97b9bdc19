import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Start',
      collapsed: false,
      items: [
        'introduction/getting-started',
        {
          type: 'category',
          label: 'Tutorial',
          link: {type: 'doc', id: 'introduction/tutorial/index'},
          items: [
            'introduction/tutorial/api',
            'introduction/tutorial/filter',
            'introduction/tutorial/sort',
            'introduction/tutorial/page',
            'introduction/tutorial/relation',
            'introduction/tutorial/write',
            'introduction/tutorial/validate',
            'introduction/tutorial/authorize',
            'introduction/tutorial/hook',
            'introduction/tutorial/cost',
            'introduction/tutorial/take-home',
          ],
        },
        'introduction/example',
        'introduction/install',
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
      items: ['graphql/mutations', 'graphql/hooks'],
    },
    {
      type: 'category',
      label: 'Protect',
      items: ['graphql/authorization', 'graphql/authorization-recipes', 'guides/tenants'],
    },
    {
      type: 'category',
      label: 'Extend and grow',
      items: [
        'graphql/getting-started',
        'graphql/resolvers',
        'concepts/services',
        'concepts/advanced/assemblers',
        'graphql/dataloaders',
        'graphql/subscriptions',
        'graphql/federation',
        'guides/testing',
      ],
    },
    {
      type: 'category',
      label: 'Your ORM',
      items: [
        'persistence/services',
        {
          type: 'category',
          label: 'TypeORM',
          items: [
            'persistence/typeorm/getting-started',
            'persistence/typeorm/entities',
            'persistence/typeorm/databases',
            'persistence/typeorm/custom-service',
            'persistence/typeorm/multiple-databases',
            'persistence/typeorm/soft-delete',
            'persistence/typeorm/testing-services',
          ],
        },
        {
          type: 'category',
          label: 'Sequelize',
          items: [
            'persistence/sequelize/getting-started',
            'persistence/sequelize/custom-service',
            'persistence/sequelize/serialization',
          ],
        },
        {
          type: 'category',
          label: 'Mongoose',
          items: [
            'persistence/mongoose/getting-started',
            'persistence/mongoose/relations',
            'persistence/mongoose/custom-service',
            'persistence/mongoose/serialization',
          ],
        },
        {
          type: 'category',
          label: 'Typegoose',
          items: [
            'persistence/typegoose/getting-started',
            'persistence/typegoose/relations',
            'persistence/typegoose/custom-service',
            'persistence/typegoose/serialization',
          ],
        },
        {type: 'doc', id: 'persistence/mikro-orm/getting-started', label: 'MikroORM'},
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        'errors',
        {
          type: 'category',
          label: 'Model and extend',
          items: [
            'graphql/dto-reference',
            'graphql/type-reference',
            'graphql/relation-options',
            'graphql/resolver-reference',
            'concepts/service-reference',
            'concepts/advanced/assembler-reference',
            'persistence/adapter-reference',
          ],
        },
        {
          type: 'category',
          label: 'Read',
          items: [
            'concepts/queries',
            'graphql/queries/endpoint-reference',
            'graphql/queries/filter-options',
            'graphql/queries/paging-reference',
            'graphql/aggregation-reference',
            'utilities/query-helpers',
          ],
        },
        {
          type: 'category',
          label: 'Write and protect',
          items: [
            'graphql/mutation-reference',
            'graphql/hook-reference',
            'graphql/subscription-reference',
            'graphql/authorizers',
          ],
        },
        {
          type: 'category',
          label: 'API',
          items: ['api/index', 'api/core', 'api/graphql', 'api/graphql-types', 'api/typeorm'],
        },
        'about-the-samples',
      ],
    },
    {
      type: 'category',
      label: 'Upgrade guides',
      // Newest first, after the page that says which guides to read.
      items: [
        'migration-guides/overview',
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
  ],
};

export default sidebars;
