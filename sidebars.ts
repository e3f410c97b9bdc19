import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Introduction',
      collapsed: false,
      items: [
        'introduction/getting-started',
        'introduction/install',
        'introduction/example',
        'about-the-samples',
      ],
    },
    {
      type: 'category',
      label: 'Concepts',
      items: ['concepts/dtos', 'concepts/queries', 'concepts/services', 'concepts/advanced/assemblers'],
    },
    {
      type: 'category',
      label: 'Persistence',
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
        {
          type: 'category',
          label: 'MikroORM',
          items: ['persistence/mikro-orm/getting-started'],
        },
      ],
    },
    {
      type: 'category',
      label: 'GraphQL',
      items: [
        'graphql/getting-started',
        'graphql/dtos',
        'graphql/resolvers',
        'graphql/dataloaders',
        {
          type: 'category',
          label: 'Queries',
          items: [
            'graphql/queries/endpoints',
            'graphql/queries/filtering',
            'graphql/queries/filter-options',
            'graphql/queries/paging',
            'graphql/queries/sorting',
          ],
        },
        'graphql/mutations',
        'graphql/hooks',
        'graphql/authorization',
        'graphql/authorization-recipes',
        'graphql/authorizers',
        'graphql/aggregations',
        'graphql/subscriptions',
        'graphql/relations',
        'graphql/relation-options',
        'graphql/types',
        'graphql/federation',
      ],
    },
    {
      type: 'category',
      label: 'Utilities',
      items: ['utilities/query-helpers'],
    },
    {
      type: 'category',
      label: 'Reference',
      items: ['api/index', 'api/core', 'api/graphql', 'api/graphql-types', 'api/typeorm', 'errors'],
    },
    {
      type: 'category',
      label: 'Migration guides',
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
